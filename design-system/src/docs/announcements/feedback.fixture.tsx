import { useState, type ReactNode } from 'react';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { LazyBoundary } from '../../components/LazyBoundary/LazyBoundary.tsx';
import { lazyComponent } from '../../components/LazyBoundary/lazy.ts';
import { LiveRegion } from '../../components/LiveRegion/LiveRegion.tsx';
import { LoadingNotice } from '../../components/LoadingNotice/LoadingNotice.tsx';
import { Meter } from '../../components/Meter/Meter.tsx';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton/Skeleton.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { clearNotifications, notify } from '../../components/Toast/notifications.ts';
import { ToastRegion } from '../../components/Toast/Toast.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { press, type Announcements } from './announcement.ts';

/** Shows content after a press, because a region is announced only if something in it changes. */
function After({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Button onPress={() => setShown(true)}>Go</Button>
      {isShown && children}
    </>
  );
}

const go = async () => {
  await userEvent.click(page.getByRole('button', { name: 'Go' }));
};

function Floor() {
  const [message, setMessage] = useState('');
  return (
    <>
      <Button onPress={() => setMessage('Ruth is waiting.')}>Go</Button>
      <LiveRegion message={message} />
      <LiveRegion message={message} politeness="assertive" />
    </>
  );
}

const Missing = lazyComponent(() => Promise.reject(new Error('offline')));
const Endless = lazyComponent(() => new Promise<() => ReactNode>(() => {}));

export const feedback: Announcements = {
  LiveRegion: {
    'The whole message. `polite` waits for a pause, `assertive` interrupts and is only for what cannot wait.': {
      content: <Floor />,
      during: go,
      says: ['button, Go', 'polite: Ruth is waiting.', 'assertive: Ruth is waiting.'],
    },
  },
  LoadingNotice: {
    '“One moment…”, when it appears.': {
      content: (
        <After>
          <LoadingNotice />
        </After>
      ),
      before: go,
      exposes: ['status', 'StaticText One moment…'],
    },
  },
  LazyBoundary: {
    '“One moment…” when loading takes longer, and the load error at once.': {
      content: (
        <After>
          <LazyBoundary>
            <Endless />
          </LazyBoundary>
          <LazyBoundary>
            <Missing />
          </LazyBoundary>
        </After>
      ),
      before: go,
      exposes: [
        'status',
        'StaticText One moment…',
        'alert',
        'StaticText This didn’t load, but nothing is lost. Check your connection and try again.',
      ],
    },
  },
  Spinner: {
    'The `label`, once, when it appears after 400 ms. The bell is hidden.': {
      content: (
        <After>
          <Spinner label="Loading the receipts…" />
        </After>
      ),
      before: go,
      exposes: ['status', 'StaticText Loading the receipts…'],
    },
  },
  Skeleton: {
    'The `label` of the `SkeletonGroup`, once. The shapes are hidden.': {
      content: (
        <SkeletonGroup label="Loading the students…">
          <Skeleton />
          <Skeleton variant="plate" />
        </SkeletonGroup>
      ),
      says: ['status', 'Loading the students…'],
    },
  },
  ProgressBar: {
    'The label, “progress bar”, and the `valueText`.': {
      content: <ProgressBar label="Practice list" value={7} maxValue={10} valueText="7 of 10 problems" />,
      says: ['progressbar, Practice list, max value 10, min value 0, current value 7 of 10 problems'],
    },
  },
  Meter: {
    'The label, “meter” and the value, then the verdict.': {
      content: <Meter label="Making change" value={35} verdict={{ tone: 'warning', word: 'Needs practice' }} />,
      says: ['meter, Making change, min value 0, max value 100, current value 35%', 'Needs practice'],
    },
  },
  EmptyState: {
    'The heading, the sentence and the actions. The picture is hidden.': {
      content: (
        <EmptyState title="Your badges hang here" actions={<Button>Play a day</Button>}>
          Serve your first customer to earn one.
        </EmptyState>
      ),
      says: ['heading, Your badges hang here, level 2', 'Serve your first customer to earn one.', 'button, Play a day'],
    },
  },
  ErrorState: {
    'The heading, the sentence, the actions and the details. The picture is hidden.': {
      content: (
        <ErrorState title="The report didn’t load." onRetry={() => {}} details="Request 7F3A">
          Your answers are saved.
        </ErrorState>
      ),
      says: [
        'heading, The report didn’t load., level 2',
        'Your answers are saved.',
        'button, Try again',
        'Reference for support:',
        'code',
        'Request 7F3A',
      ],
    },
    'Alerts, as soon as they appear.': {
      content: (
        <After>
          <ErrorState title="The report didn’t load." isAlert>
            Your answers are saved.
          </ErrorState>
        </After>
      ),
      before: go,
      exposes: ['alert', 'heading The report didn’t load.'],
    },
  },
  Toast: {
    'Title and message once, when the toast appears, and the action as “Undo: press F8.”': {
      content: <ToastRegion />,
      during: async () => {
        notify({
          title: 'Class 3B',
          message: 'Deleted.',
          action: { label: 'Undo', onPress: () => {} },
          timeoutMs: null,
        });
      },
      says: ['polite: Class 3B. Deleted. Undo: press F8.'],
    },
    '`neutral` and `success` wait for a pause in speech, `warning` and `danger` interrupt it.': {
      content: <ToastRegion />,
      during: async () => {
        for (const tone of ['neutral', 'success', 'warning', 'danger'] as const) {
          notify({ message: tone, tone, timeoutMs: null });
          const politeness = tone === 'neutral' || tone === 'success' ? 'polite' : 'assertive';
          await expect
            .poll(() => document.querySelector(`section [aria-live="${politeness}"]`)?.textContent)
            .toBe(tone);
          clearNotifications();
        }
      },
      among: true,
      says: ['polite: neutral', 'polite: success', 'assertive: warning', 'assertive: danger'],
    },
    'Moving to the history is not announced. Toasts are also announced over an open dialog.': {
      content: (
        <>
          <ToastRegion />
          <Dialog title="Settings" isOpen hasClose />
        </>
      ),
      during: async () => {
        notify({ message: 'Saved.', timeoutMs: null });
        await expect.poll(() => document.querySelector('section [aria-live="polite"]')?.textContent).toBe('Saved.');
        await press('{F8}');
      },
      says: ['polite: Saved.', 'region, Notifications (F8), key shortcuts F8'],
    },
  },
};
