import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { bellIcon } from '../Icon/icons.ts';
import { useMessages } from '../../i18n/messages.ts';
import { label, labels } from './Button.styles.ts';
import { en } from './Button.messages.ts';

export interface ButtonLabelProps {
  isPending: boolean;
  pendingLabel: string | undefined;
  /** Icon and label while not pending. */
  children: ReactNode;
}

/** Label and pending label in one place. The inactive one is hidden from screen readers, too. */
export function ButtonLabel({ isPending, pendingLabel, children }: ButtonLabelProps) {
  const t = useMessages(en);
  return (
    <span css={labels}>
      <span css={label} data-hidden={isPending || undefined}>
        {children}
      </span>
      <span css={label} data-hidden={!isPending || undefined}>
        <Icon icon={bellIcon} />
        {pendingLabel ?? t('button.pending')}
      </span>
    </span>
  );
}
