import { useId } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { dateTimeFormat } from '../../i18n/formats.ts';
import { useLocale, useMessages } from '../../i18n/messages.ts';
import { en } from './Toast.messages.ts';
import type { ShownToast } from './notifications.ts';
import { empty, entry, list, part } from './ToastHistory.styles.ts';
import { toneIcons } from './toneIcons.ts';

export interface ToastHistoryProps {
  toasts: readonly ShownToast[];
  /** Whether a toast is visible, so that the area is not empty. */
  hasVisible: boolean;
  onAction: (toast: ShownToast) => void;
}

/** Dismissed toasts, newest first, with the time they were shown. */
export function ToastHistory({ toasts, hasVisible, onAction }: ToastHistoryProps) {
  const t = useMessages(en);
  const headingId = useId();
  if (toasts.length === 0) return hasVisible ? null : <p css={empty}>{t('toast.empty')}</p>;
  return (
    <>
      <h3 id={headingId} css={part}>
        {t('toast.history')}
      </h3>
      <ul css={list} aria-labelledby={headingId}>
        {toasts.map((toast) => (
          <Entry key={toast.key} toast={toast} onAction={() => onAction(toast)} />
        ))}
      </ul>
    </>
  );
}

function Entry({ toast, onAction }: { toast: ShownToast; onAction: () => void }) {
  const { title, message, tone = 'neutral', action, shownAtMs } = toast;
  const { locale } = useLocale();
  const time = dateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }).format(shownAtMs);
  return (
    <li css={entry} data-tone={tone}>
      <Icon icon={toneIcons[tone]} />
      <div>
        {title !== undefined && <b>{title}</b>}
        <p>{message}</p>
        {action && (
          <Button variant="text" size="medium" onPress={onAction}>
            {action.label}
          </Button>
        )}
      </div>
      <time dateTime={new Date(shownAtMs).toISOString()}>{time}</time>
    </li>
  );
}
