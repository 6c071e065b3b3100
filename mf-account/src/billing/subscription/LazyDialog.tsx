import { type LatePart, useArrival } from '@countertop/design-system/latePart';
import { useMessages } from '@countertop/design-system/messages';
import { notify } from '@countertop/design-system/notifications';
import { createElement, useState } from 'react';
import { en } from './subscription.messages.ts';

/** Opens a dialog whose code is fetched when it is needed; a toast says so if it could not be fetched. */
export function useLazyDialog<Props>(dialog: LatePart<Props>) {
  const t = useMessages(en);
  const [isOpen, setOpen] = useState(false);

  async function open(): Promise<void> {
    setOpen(true);
    await dialog.fetch();
    if (dialog.now() !== 'failed') return;
    setOpen(false);
    notify({ title: t('cancel.missing.title'), message: t('cancel.missing'), tone: 'destructive' });
  }
  return {
    isOpen,
    open: () => void open(),
    close: () => setOpen(false),
    /** Fetches the code before it is needed. */
    fetch: () => void dialog.fetch(),
  };
}

/** The dialog, once its code is there. */
export function LazyDialog<Props extends object>({ dialog, props }: { dialog: LatePart<Props>; props: Props }) {
  const arrival = useArrival(dialog);
  return typeof arrival === 'function' ? createElement(arrival, props) : null;
}
