import { Icon } from '../Icon/Icon.tsx';
import { externalIcon } from '../Icon/icons.ts';
import { useMessages } from '../../i18n/messages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { externalLink } from './Link.styles.ts';
import { en } from './Link.messages.ts';

/**
 * True for an address of another site; ours, `mailto:` and the like are not. A page that is rendered without a browser does
 * not know where it will stand, and its links to the site itself name no origin.
 */
export function leavesSite(href: string): boolean {
  if (!/^https?:\/\//.test(href)) return false;
  return typeof window === 'undefined' || new URL(href).origin !== window.location.origin;
}

/** Says that the link leads out: an arrow for those who see it, words for those who hear it. */
export function ExternalLink({ isNewTab }: { isNewTab: boolean }) {
  const t = useMessages(en);
  return (
    <span css={externalLink}>
      <Icon icon={externalIcon} size="small" />
      <VisuallyHidden>({t(isNewTab ? 'link.newTab' : 'link.otherSite')})</VisuallyHidden>
    </span>
  );
}
