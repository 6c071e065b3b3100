import type { MouseEvent, ReactNode } from 'react';
import { useMessages } from '../../i18n/messages.ts';
import { mainId } from '../Page/Page.tsx';
import { en } from './SkipLink.messages.ts';
import { skipLink } from './SkipLink.styles.ts';

export interface SkipLinkProps {
  /** `id` of the target, which must be focusable. Defaults to the main landmark of `Page`. */
  targetId?: string;
  /** Label: "Skip to the ticket". */
  children?: ReactNode;
}

/** The first tab stop, which skips the header. Hidden until focused. */
export function SkipLink({ targetId = mainId, children }: SkipLinkProps) {
  const t = useMessages(en);
  // Does not change the URL: the router would treat a hash as a new page.
  const goThere = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(targetId)?.focus();
  };
  return (
    <a css={skipLink} href={`#${targetId}`} onClick={goThere}>
      {children ?? t('skipLink.label')}
    </a>
  );
}
