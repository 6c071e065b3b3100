import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { button } from '../Button/Button.styles.ts';
import { inElements } from '../../i18n/inElements.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconShape } from '../Icon/icons.ts';
import { navLink, standaloneLink, textLink } from './Link.styles.ts';
import { leavesSite, ExternalLink } from './ExternalLink.tsx';

const variants = {
  text: { css: textLink },
  standalone: { css: standaloneLink },
  nav: { css: navLink },
  solid: { css: button, 'data-variant': 'solid' },
  outline: { css: button, 'data-variant': 'outline' },
} as const;

/** Keeps the arrow on the same line as the last word. */
const noBreak = '\u00A0';

export interface LinkProps extends Omit<AriaLinkProps, 'className' | 'style' | 'render' | 'children' | 'href'> {
  /** URL. Links within the site use client-side navigation. Links to other sites get an arrow. */
  href: string;
  /**
   * `text`: in a sentence. `standalone`: on its own line, with a larger target. `nav`: in the
   * header. `solid` and `outline` look like the buttons.
   */
  variant?: keyof typeof variants;
  /** `accent`: butter, the one next step on a child's screen, only `solid`. */
  tone?: 'neutral' | 'accent';
  /** Height of links that look like buttons, as of `Button`. Defaults to the audience of the page. */
  size?: 'medium' | 'large';
  /** Icon before the label. */
  icon?: IconShape;
  /** Whether it links to the current page. */
  isCurrent?: boolean;
  /** The destination: "Pricing", never "click here". */
  children: ReactNode;
}

/** Goes to another page, and indicates other sites and new tabs. To start an action, use `Button`. */
export function Link({
  variant = 'text',
  tone = 'neutral',
  size,
  icon,
  isCurrent = false,
  children,
  ...props
}: LinkProps) {
  const current = isCurrent ? ({ 'aria-current': 'page' } as const) : {};
  const isNewTab = props.target === '_blank';
  const isMarked = isNewTab || leavesSite(props.href);
  return (
    // With a key, React doesn't remove the space on its own, which fails while a browser translates the page.
    <AriaLink key={String(isMarked)} {...props} {...current} {...variants[variant]} data-tone={tone} data-size={size}>
      {icon && <Icon icon={icon} />}
      {inElements(children)}
      {isMarked && (
        <>
          {noBreak}
          <ExternalLink isNewTab={isNewTab} />
        </>
      )}
    </AriaLink>
  );
}
