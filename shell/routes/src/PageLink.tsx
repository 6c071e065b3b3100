import { Link, type LinkProps } from '@countertop/design-system/Link';
import { createLink } from '@tanstack/react-router';
import './routes.ts';

interface RoutedLinkProps extends LinkProps {
  /** `aria-current` of a link that is current in another way than the page is (`isCurrent`). */
  current?: 'true' | 'location' | undefined;
  /** From the router, which marks every link to the open page. */
  className?: never;
  'data-status'?: never;
}

function RoutedLink({ current, 'aria-current': _, 'data-status': __, className: ___, ...props }: RoutedLinkProps) {
  return <Link {...props} {...(current && { 'aria-current': current })} />;
}

/** The design system's link to a page of the site: `<PageLink to="/progress" search={{ child }}>`. */
export const PageLink = createLink(RoutedLink);
