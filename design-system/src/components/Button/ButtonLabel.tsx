import { useLayoutEffect, useRef, type ReactNode } from 'react';
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
  const root = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const button = root.current?.closest('button');
    return () => {
      if (button) keepAnnouncements(button);
    };
  }, []);
  return (
    <span css={labels} ref={root}>
      <span css={label} data-hidden={isPending || undefined}>
        {children}
      </span>
      <span css={label} data-hidden={!isPending || undefined}>
        <Icon icon={bellIcon} />
        <span>{pendingLabel ?? t('button.pending')}</span>
      </span>
    </span>
  );
}

/** react-aria waits so long before its first announcement, in milliseconds. */
const firstAnnouncementMs = 100;

/**
 * Puts the label into announcements of a button that is about to be removed, such as the submit button of a dialog that
 * closes. react-aria's announcements refer to the element by ID, and would be empty without it.
 */
function keepAnnouncements(button: HTMLButtonElement) {
  const text = button.querySelector(':scope > span > span:not([data-hidden])')?.textContent ?? '';
  const announcements = `[data-live-announcer] [aria-labelledby~="${CSS.escape(button.id)}"]`;
  const name = () => {
    for (const announcement of document.querySelectorAll(announcements)) {
      announcement.setAttribute('aria-label', text);
      announcement.removeAttribute('aria-labelledby');
    }
  };
  name();
  setTimeout(name, 2 * firstAnnouncementMs);
}
