import { type ReactNode, Suspense, useLayoutEffect } from 'react';
import { useMessages } from '../../i18n/messages.ts';
import { LoadingNotice } from '../LoadingNotice/LoadingNotice.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { CatchLoadError } from './CatchLoadError.tsx';
import { markPending } from './lazy.ts';
import { en } from './LazyBoundary.messages.ts';
import { LoadError } from './LoadError.tsx';
import { useFocusReturn } from './useFocusReturn.ts';

export interface LazyBoundaryProps {
  /** Components made by `lazyComponent`. */
  children: ReactNode;
  /**
   * Where loading and failure are shown. `overlay`: at the bottom of the window, for a dialog or popover. `inline`: in place
   * of the content.
   */
  placement?: 'overlay' | 'inline';
  /** Called when the user dismisses the load error; unmount the boundary then. Without it, the error has no "Not now". */
  onDismiss?: () => void;
}

/** Shows that lazy components are loading, and offers a retry if their code fails to load. */
export function LazyBoundary({ children, placement = 'overlay', onDismiss }: LazyBoundaryProps) {
  const isOverlay = placement === 'overlay';
  const returnFocus = useFocusReturn(isOverlay);
  const loading = <Loading isOverlay={isOverlay} />;
  return (
    <CatchLoadError
      renderError={(code, onLoaded) => (
        <LoadError {...{ code, onLoaded, isOverlay, loading, returnFocus }} onDismiss={onDismiss} />
      )}
    >
      <Suspense fallback={loading}>{children}</Suspense>
    </CatchLoadError>
  );
}

function Loading({ isOverlay }: { isOverlay: boolean }) {
  const t = useMessages(en);
  useLayoutEffect(markPending, []);
  if (isOverlay) return <LoadingNotice />;
  return <Spinner label={t('lazy.loading')} size="small" />;
}
