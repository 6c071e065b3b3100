import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { bellIcon } from '../Icon/icons.ts';
import { useMessages } from '../../i18n/messages.ts';
import { wording, wordings } from './Button.styles.ts';
import { en } from './Button.messages.ts';

export interface WordingsProps {
  isPending: boolean;
  pendingLabel: string | undefined;
  /** Icon and words of the control at rest. */
  children: ReactNode;
}

/** What a control says at rest and while it waits. The one that is not said is not read aloud either. */
export function Wordings({ isPending, pendingLabel, children }: WordingsProps) {
  const t = useMessages(en);
  return (
    <span css={wordings}>
      <span css={wording} data-hidden={isPending || undefined}>
        {children}
      </span>
      <span css={wording} data-hidden={!isPending || undefined}>
        <Icon icon={bellIcon} />
        {pendingLabel ?? t('button.pending')}
      </span>
    </span>
  );
}
