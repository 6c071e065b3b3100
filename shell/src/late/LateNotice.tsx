import { Button } from '@countertop/design-system/Button';
import { useMessages } from '@countertop/design-system/messages';
import { Spinner } from '@countertop/design-system/Spinner';
import { createPortal } from 'react-dom';
import { actions, notice, sheet } from './LateNotice.styles.ts';
import { en } from './late.messages.ts';

export interface LateNoticeProps {
  /** The code did not come; otherwise it is on its way. */
  isMissing: boolean;
  onTryAgain: () => void;
  onGiveUp: () => void;
}

/**
 * Says over the foot of the window that something is on its way, or did not come. It is no dialog: the code of dialogs
 * is what may be missing.
 */
export function LateNotice({ isMissing, onTryAgain, onGiveUp }: LateNoticeProps) {
  const t = useMessages(en);
  return createPortal(
    <div css={notice}>
      {isMissing ? (
        <div css={sheet} role="alert">
          <p>{t('late.missing')}</p>
          <div css={actions}>
            <Button size="adult" emphasis="quiet" onPress={onGiveUp}>
              {t('late.cancel')}
            </Button>
            <Button size="adult" onPress={onTryAgain}>
              {t('late.tryAgain')}
            </Button>
          </div>
        </div>
      ) : (
        <div css={sheet} data-waiting="">
          <Spinner label={t('late.coming')} size="small" appears="atOnce" />
        </div>
      )}
    </div>,
    // Out of whatever asked for it, which may be hidden meanwhile.
    document.body,
  );
}
