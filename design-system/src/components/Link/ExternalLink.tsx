import { Icon } from '../Icon/Icon.tsx';
import { externalIcon } from '../Icon/icons.ts';
import { useMessages } from '../../i18n/messages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { externalLink } from './Link.styles.ts';
import { en } from './Link.messages.ts';

/**
 * Whether a URL is on another site. False for this site, `mailto:` and the like. During server rendering the origin
 * is unknown, but links within the site have no origin.
 */
export function leavesSite(href: string): boolean {
  if (!/^https?:\/\//.test(href)) return false;
  return typeof window === 'undefined' || new URL(href).origin !== window.location.origin;
}

/** Marks a link to another site or a new tab: an arrow, and text for screen readers. */
export function ExternalLink({ isNewTab }: { isNewTab: boolean }) {
  const t = useMessages(en);
  return (
    <span css={externalLink}>
      <Icon icon={externalIcon} size="small" />
      <VisuallyHidden>{`(${t(isNewTab ? 'link.newTab' : 'link.otherSite')})`}</VisuallyHidden>
    </span>
  );
}
