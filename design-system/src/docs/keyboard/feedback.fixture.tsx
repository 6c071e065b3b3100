import { useEffect, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { LazyBoundary } from '../../components/LazyBoundary/LazyBoundary.tsx';
import { lazyComponent, LazyLoadError } from '../../components/LazyBoundary/lazy.ts';
import { Link } from '../../components/Link/Link.tsx';
import { clearNotifications, notify } from '../../components/Toast/notifications.ts';
import { ToastRegion } from '../../components/Toast/Toast.tsx';
import { onTheComponent, type KeyboardScenes } from './keyboardScene.ts';

function Toasts({ act }: { act: () => void }) {
  useEffect(() => {
    notify({ message: 'Your day was deleted.', timeoutMs: null, action: { label: 'Undo', onPress: act } });
    return clearNotifications;
  }, [act]);
  return <ToastRegion />;
}

const failed = lazyComponent(() => Promise.reject(new TypeError('offline')));
void failed.preload();

/** Fails in its first rendering. A load that fails would show the error some time after focus has arrived. */
function Unavailable(): ReactNode {
  throw new LazyLoadError(failed, 'offline');
}

export const feedback: KeyboardScenes = {
  EmptyState: {
    content: () => (
      <EmptyState title="No classes yet" level={2} actions={<Button>Add a class</Button>}>
        Your classes will appear here.
      </EmptyState>
    ),
    start: onTheComponent,
  },
  ErrorState: {
    content: (act) => <ErrorState level={2} onRetry={act} actions={<Link href="#home">Home</Link>} />,
    start: onTheComponent,
  },
  LazyBoundary: {
    content: () => (
      <LazyBoundary placement="inline">
        <Unavailable />
      </LazyBoundary>
    ),
    start: { 'the load error': '{Tab}' },
  },
  Toast: {
    content: (act) => <Toasts act={act} />,
    start: {
      '': '{Tab}',
      'the notification area': '{F8}',
      'the action or close button': '{F8}{Tab}{Tab}',
    },
  },
};
