import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { button } from '../Button/Button.styles.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconShape } from '../Icon/icons.ts';
import { navLink, standaloneLink, textLink } from './Link.styles.ts';
import { leavesSite, ExternalLink } from './ExternalLink.tsx';

const looks = {
  text: { css: textLink },
  standalone: { css: standaloneLink },
  nav: { css: navLink },
  button: { css: button, 'data-emphasis': 'main' },
  quietButton: { css: button, 'data-emphasis': 'quiet' },
  playButton: { css: button, 'data-emphasis': 'play' },
} as const;

/** Holds the arrow to the last word: it never begins a line alone. */
const noBreak = '\u00A0';

export interface LinkProps extends Omit<AriaLinkProps, 'className' | 'style' | 'render' | 'children' | 'href'> {
  /** Where it goes. Addresses of this site change the page without loading it again; those of others get an arrow. */
  href: string;
  /**
   * `text`: words in a sentence. `standalone`: words on a line of their own, with room for a finger. `nav`: an entry of the
   * header. The others: a button that goes somewhere.
   */
  look?: keyof typeof looks;
  /** Height of a link that looks like a button; without it the page decides. */
  size?: 'child' | 'adult';
  /** A picture before the words. */
  icon?: IconShape;
  /** True on the entry of the page we are on. */
  isCurrent?: boolean;
  /** Where it leads: "Pricing", never "click here". */
  children: ReactNode;
}

/** Goes to another page, and says so when that is another site or a new tab. To start an action, use `Button`. */
export function Link({ look = 'text', size, icon, isCurrent = false, children, ...props }: LinkProps) {
  const current = isCurrent ? ({ 'aria-current': 'page' } as const) : {};
  const isNewTab = props.target === '_blank';
  return (
    <AriaLink {...props} {...current} {...looks[look]} data-size={size}>
      {icon && <Icon icon={icon} />}
      {children}
      {(isNewTab || leavesSite(props.href)) && (
        <>
          {noBreak}
          <ExternalLink isNewTab={isNewTab} />
        </>
      )}
    </AriaLink>
  );
}
