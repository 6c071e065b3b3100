import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../../i18n/messages.ts';
import { Button } from '../Button/Button.tsx';
import { repeatIcon } from '../Icon/icons.ts';
import { overlay, sheet } from '../LoadingNotice/LoadingNotice.styles.ts';
import { type LazyCode, useLoadStatus } from './lazy.ts';
import { en } from './LazyBoundary.messages.ts';
import { actions, inline } from './LazyBoundary.styles.ts';

export interface LoadErrorProps {
  code: LazyCode;
  isOverlay: boolean;
  /** Shown while the code is requested again. */
  loading: ReactNode;
  returnFocus: () => void;
  onLoaded: () => void;
  onDismiss: (() => void) | undefined;
}

/** Offers to request code again that failed to load. It is no dialog, because dialogs themselves are lazy. */
export function LoadError({ code, isOverlay, loading, returnFocus, onLoaded, onDismiss }: LoadErrorProps) {
  const t = useMessages(en);
  const status = useLoadStatus(code);
  const recover = useEffectEvent(onLoaded);
  useEffect(() => {
    if (status === 'loaded') recover();
  }, [status]);
  if (status !== 'failed') return loading;

  function retry(): void {
    returnFocus();
    void code.preload();
  }
  function dismiss(): void {
    returnFocus();
    onDismiss?.();
  }
  const error = (
    <div css={isOverlay ? sheet : inline} role="alert">
      <p>{t('lazy.failed')}</p>
      <div css={actions}>
        {onDismiss && (
          <Button size="medium" variant="outline" onPress={dismiss}>
            {t('lazy.dismiss')}
          </Button>
        )}
        <Button size="medium" icon={repeatIcon} onPress={retry}>
          {t('lazy.retry')}
        </Button>
      </div>
    </div>
  );
  if (!isOverlay) return error;
  return createPortal(
    // Stays reachable while a react-aria dialog is open.
    <div css={overlay} data-react-aria-top-layer>
      {error}
    </div>,
    document.body,
  );
}
