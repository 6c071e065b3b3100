import { useMemo, type ComponentProps, type ReactNode } from 'react';
import {
  UNSTABLE_Toast as ReactAriaToast,
  UNSTABLE_ToastStateContext as StateContext,
} from 'react-aria-components/Toast';
import type { ToastTone } from './notifications.ts';
import { card } from './Toast.styles.ts';

export interface AriaToastProps {
  toastKey: string;
  tone: ToastTone;
  /** Called when the button with the slot `close` is pressed. */
  onClose: () => void;
  /** A `Text slot="title"`, optionally a `Text slot="description"`, and an `IconButton slot="close"`. */
  children: ReactNode;
}

/**
 * react-aria's toast: role, name, description and closing. The only file that uses react-aria's unstable API. Why its
 * queue and region are not used is explained in docs/decisions/2026-11-design-system-package.md#tables-and-toasts-are-not-react-arias.
 */
export function AriaToast({ toastKey, tone, onClose, children }: AriaToastProps) {
  const toast = useMemo(() => ({ key: toastKey, content: undefined }), [toastKey]);
  const state = { visibleToasts: [toast], close: onClose, add: () => toastKey, pauseAll: nothing, resumeAll: nothing };
  return (
    <StateContext value={state}>
      <ReactAriaToast toast={toast} css={card} data-tone={tone} render={asGroup}>
        {children}
      </ReactAriaToast>
    </StateContext>
  );
}

/** Replaces react-aria's `alertdialog` role, which browsers announce in addition to our live region. */
function asGroup(part: ComponentProps<'div'>) {
  return <div {...part} role="group" aria-modal={undefined} />;
}

function nothing(): void {}
