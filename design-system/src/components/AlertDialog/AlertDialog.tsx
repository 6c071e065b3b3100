import { useState } from 'react';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';
import { Choice, type ChoiceProps } from './Choice.tsx';

export interface AlertDialogProps
  extends
    Omit<DialogProps, 'role' | 'actions' | 'hasClose' | 'isDismissable' | 'description' | 'portrait' | 'size'>,
    Omit<ChoiceProps, 'isPending' | 'onPendingChange'> {
  /** The question: "Delete the class?" */
  title: string;
  /** What will happen, in a sentence or two. It is read aloud with the title. */
  children: DialogProps['children'];
  /** The action, as a verb with its object: "Delete the class". */
  confirmLabel: string;
  /** The way out. "Cancel" unless said otherwise. */
  cancelLabel?: string;
  /** Does it. While a promise runs the button waits; when it fails the dialog stays and says so. */
  onConfirm: () => void | Promise<void>;
  /** Called when the person takes the way out by its button. */
  onCancel?: () => void;
  /** It cannot be undone: the action is berry. */
  isDestructive?: boolean;
  /** Words on the action while it runs: "Deleting…" */
  pendingLabel?: string;
  /** Says what went wrong, from what `onConfirm` was rejected with. */
  failureMessage?: (error: unknown) => string;
}

/** Asks before something that matters. Focus starts on the safe choice. */
export function AlertDialog({ children, isKeyboardDismissDisabled = false, ...props }: AlertDialogProps) {
  const { confirmLabel, cancelLabel, onConfirm, onCancel, isDestructive, pendingLabel, failureMessage, ...rest } =
    props;
  const choice = { confirmLabel, cancelLabel, onConfirm, onCancel, isDestructive, pendingLabel, failureMessage };
  const [isPending, setIsPending] = useState(false);
  return (
    <Dialog
      {...rest}
      role="alertdialog"
      size="small"
      isKeyboardDismissDisabled={isKeyboardDismissDisabled || isPending}
      actions={<Choice {...choice} isPending={isPending} onPendingChange={setIsPending} />}
    >
      {children}
    </Dialog>
  );
}
