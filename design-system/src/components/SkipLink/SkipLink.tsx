import type { MouseEvent, ReactNode } from 'react';
import { useMessages } from '../../i18n/messages.ts';
import { mainId } from '../Page/Page.tsx';
import { en } from './SkipLink.messages.ts';
import { skipLink } from './SkipLink.styles.ts';

export interface SkipLinkProps {
  /** The `id` of what it goes to; without it the main landmark of `Page`. It must take focus. */
  targetId?: string;
  /** Where it goes: "Skip to the ticket". */
  children?: ReactNode;
}

/** The first stop of the keyboard: past the header, to the page. Out of sight until it has focus. */
export function SkipLink({ targetId = mainId, children }: SkipLinkProps) {
  const t = useMessages(en);
  // The address stays as it is: a hash would look like a page of its own to the router.
  const goThere = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(targetId)?.focus();
  };
  return (
    <a css={skipLink} href={`#${targetId}`} onClick={goThere}>
      {children ?? t('skipLink.words')}
    </a>
  );
}
