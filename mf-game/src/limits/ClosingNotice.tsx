import { Icon } from '@countertop/design-system/Icon';
import { IconButton } from '@countertop/design-system/IconButton';
import { clockIcon, crossIcon } from '@countertop/design-system/icons';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { useMessages } from '@countertop/design-system/messages';
import type { GameSpeed } from '@countertop/engine/play/game';
import { closeAfterMs } from '../dialogs/celebration/timing.ts';
import { useAutoClose } from '../dialogs/celebration/useAutoClose.ts';
import { useHeld } from '../dialogs/celebration/useHeld.ts';
import { actions, line, place, slip } from '../dialogs/popup/popup.styles.ts';
import { en } from './limits.messages.ts';

const noticeMs = 10_000;

export interface ClosingNoticeProps {
  /** Null for no notice. */
  minutesLeft: number | null;
  /** With extra time the notice stays longer; in untimed mode until it is closed. */
  speed: GameSpeed;
  onClose: () => void;
}

/** A small note that the kitchen closes soon. It takes no focus and closes automatically. */
export function ClosingNotice({ minutesLeft, speed, onClose }: ClosingNoticeProps) {
  const t = useMessages(en);
  const text = minutesLeft === null ? '' : t('limits.soon', { minutes: minutesLeft });
  return (
    <>
      {text !== '' && <Slip text={text} speed={speed} onClose={onClose} />}
      <LiveRegion message={text} />
    </>
  );
}

function Slip({ text, speed, onClose }: { text: string } & Pick<ClosingNoticeProps, 'speed' | 'onClose'>) {
  const t = useMessages(en);
  const { isHeld, heldProps } = useHeld();
  useAutoClose(isHeld ? null : closeAfterMs(noticeMs, speed), onClose);
  return (
    <div css={place}>
      <section css={slip} aria-label={t('limits.notice')} {...heldProps}>
        <div css={line}>
          <Icon icon={clockIcon} />
          <p>{text}</p>
        </div>
        <div css={actions}>
          <IconButton icon={crossIcon} label={t('limits.close')} onPress={onClose} />
        </div>
      </section>
    </div>
  );
}
