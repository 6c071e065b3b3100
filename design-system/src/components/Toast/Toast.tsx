import { useEffect, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { en } from './Toast.messages.ts';
import { dismissToast, runAction, useNotifications, type ShownToast } from './notifications.ts';
import { area as areaStyle, close, heading } from './Toast.styles.ts';
import { ToastHistory } from './ToastHistory.tsx';
import { useArea } from './useArea.ts';
import { useIsDialogOpen } from './useIsDialogOpen.ts';
import { VisibleToast } from './VisibleToast.tsx';

export { swipeThresholdPx } from './useSwipe.ts';

export interface ToastRegionProps {
  /** For the game: toasts wait while a dialog is open, and on phones they are below the header, away from the number pad. */
  isPlaying?: boolean;
}

/** The notification area. Rendered once, by the shell. Use `notify` to show a toast. */
export function ToastRegion({ isPlaying = false }: ToastRegionProps) {
  const { visible, history, isOpen } = useNotifications();
  const t = useMessages(en);
  const { area, props, leave, isPaused } = useArea(isOpen);
  const isWaiting = useIsDialogOpen(isPlaying && visible !== undefined) && !isOpen;
  // Moves focus out of the toast before it disappears.
  const moveFocusAway = () => (isOpen ? area.current?.focus() : leave());
  const runToastAction = (toast: ShownToast) => {
    moveFocusAway();
    runAction(toast);
  };
  return (
    <section
      {...props}
      ref={area}
      css={areaStyle}
      aria-label={t('toast.area')}
      aria-keyshortcuts="F8"
      tabIndex={-1}
      data-open={isOpen || undefined}
      data-playing={isPlaying || undefined}
      // react-aria keeps elements with this attribute reachable while a dialog is open.
      data-react-aria-top-layer
    >
      <Announcement toast={visible} />
      {isOpen && <h2 css={heading}>{t('toast.title')}</h2>}
      {visible && !isWaiting && (
        <VisibleToast
          key={visible.key}
          toast={visible}
          isPaused={isPaused}
          onDismiss={() => {
            moveFocusAway();
            dismissToast(visible.key);
          }}
          onAction={() => runToastAction(visible)}
        />
      )}
      {isOpen && <ToastHistory toasts={history} hasVisible={visible !== undefined} onAction={runToastAction} />}
      {isOpen && (
        <div css={close}>
          <Button variant="outline" size="medium" onPress={leave}>
            {t('toast.closeArea')}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Announces a toast once, when it appears. The text is set after the regions are rendered, because a region inserted with its text is not announced. */
function Announcement({ toast }: { toast: ShownToast | undefined }) {
  const t = useMessages(en);
  const [announced, setAnnounced] = useState<ShownToast>();
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(toast));
    return () => clearTimeout(timer);
  }, [toast]);
  const { title, message, action, tone, key } = announced ?? {};
  const hint = action && t('toast.actionHint', { action: action.label });
  const sentence = [title && `${title}.`, message, hint].filter(Boolean).join(' ');
  const isUrgent = tone === 'warning' || tone === 'danger';
  return (
    <>
      <LiveRegion message={isUrgent ? '' : sentence} occurrence={key} />
      <LiveRegion message={isUrgent ? sentence : ''} occurrence={key} politeness="assertive" />
    </>
  );
}
