import { Icon } from '@countertop/design-system/Icon';
import { clockIcon, restingClockIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { VisuallyHidden } from '@countertop/design-system/VisuallyHidden';
import { en } from '../play.messages.ts';
import { time } from './TimeLeft.styles.ts';

/** Time remaining for the bonus, as minutes and seconds. Answers still count after it runs out. */
export function TimeLeft({ timeLeftMs }: { timeLeftMs: number | null }) {
  const t = useMessages(en);
  if (timeLeftMs === null) {
    return (
      <span css={time} data-untimed="">
        <Icon icon={restingClockIcon} />
        <span>{t('order.untimed')}</span>
      </span>
    );
  }
  return (
    <span css={time} role="timer" aria-label={t('order.timeLeft')} data-over={timeLeftMs <= 0 || undefined}>
      <Icon icon={clockIcon} />
      <VisuallyHidden>{t('order.timeLeft')}</VisuallyHidden>
      <span>{timeLeftMs > 0 ? clockText(timeLeftMs) : t('order.timeUp')}</span>
    </span>
  );
}

/** Formats milliseconds as `0:42`, rounded up. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
