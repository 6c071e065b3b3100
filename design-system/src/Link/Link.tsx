import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { button } from '../Button/Button.styles.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { navLink, textLink } from './Link.styles.ts';

const looks = {
  text: { css: textLink },
  nav: { css: navLink },
  button: { css: button, 'data-emphasis': 'main' },
  quietButton: { css: button, 'data-emphasis': 'quiet' },
  playButton: { css: button, 'data-emphasis': 'play' },
} as const;

export interface LinkProps extends Omit<AriaLinkProps, 'className' | 'style' | 'render' | 'children' | 'href'> {
  /** Where it goes. Addresses of this site change the page without loading it again. */
  href: string;
  /** Words in a sentence, an entry of the header, or a button that goes somewhere. */
  look?: keyof typeof looks;
  /** Height of a link that looks like a button; without it the page decides. */
  size?: 'child' | 'adult';
  /** A picture before the words. */
  icon?: IconName;
  /** True on the entry of the page we are on. */
  isCurrent?: boolean;
  /** Where it leads: "Pricing", never "click here". */
  children: ReactNode;
}

/** Goes to another page. To start an action, use `Button`. */
export function Link({ look = 'text', size, icon, isCurrent = false, children, ...props }: LinkProps) {
  const current = isCurrent ? ({ 'aria-current': 'page' } as const) : {};
  return (
    <AriaLink {...props} {...current} {...looks[look]} data-size={size}>
      {icon && <Icon name={icon} />}
      {children}
    </AriaLink>
  );
}
