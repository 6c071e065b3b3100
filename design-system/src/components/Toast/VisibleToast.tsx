import { useEffect, useEffectEvent } from 'react';
import { Text } from 'react-aria-components/Text';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { crossIcon } from '../Icon/icons.ts';
import { useMessages } from '../../i18n/messages.ts';
import { usePreferences } from '../../theme/preferences/preferences.ts';
import { AriaToast } from './AriaToast.tsx';
import { en } from './Toast.messages.ts';
import { toastDurationMs, type ShownToast } from './notifications.ts';
import { slide, text } from './Toast.styles.ts';
import { toneIcons } from './toneIcons.ts';
import { useCountdown } from './useCountdown.ts';
import { useSwipe } from './useSwipe.ts';

export interface VisibleToastProps {
  toast: ShownToast;
  /** Whether it is hovered or focused, which pauses its timeout. */
  isPaused: boolean;
  onDismiss: () => void;
  onAction: () => void;
}

/** The visible toast. Dismissed by its timeout, its button or a swipe. */
export function VisibleToast({ toast, isPaused, onDismiss, onAction }: VisibleToastProps) {
  const { key, title, message, tone = 'neutral', action, timeoutMs = toastDurationMs, onShown } = toast;
  const t = useMessages(en);
  const isUntimed = usePreferences().gameSpeed === 'none';
  // In untimed mode nothing closes automatically.
  useCountdown({ durationMs: timeoutMs, isPaused: isPaused || isUntimed, onEnd: onDismiss });
  useAfterPaint(() => onShown?.());
  const swipe = useSwipe(onDismiss);
  return (
    <div css={slide} {...swipe}>
      <AriaToast toastKey={key} tone={tone} onClose={onDismiss}>
        <Icon icon={toneIcons[tone]} />
        <div css={text}>
          {title !== undefined && <Text slot="title">{title}</Text>}
          <Text slot={title === undefined ? 'title' : 'description'}>{message}</Text>
          {action && (
            <Button variant="text" size="medium" onPress={onAction}>
              {action.label}
            </Button>
          )}
        </div>
        <IconButton slot="close" icon={crossIcon} label={t('toast.close')} />
      </AriaToast>
    </div>
  );
}

/** Calls back after the paint of this render, which is in the second animation frame. */
function useAfterPaint(callback: () => void): void {
  const call = useEffectEvent(callback);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => call());
    });
    return () => cancelAnimationFrame(frame);
  }, []);
}
