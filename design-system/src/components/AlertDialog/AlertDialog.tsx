import { useState } from 'react';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';
import { Choice, type ChoiceProps } from './Choice.tsx';

export interface AlertDialogProps
  extends
    Omit<DialogProps, 'role' | 'actions' | 'hasClose' | 'isDismissable' | 'description' | 'portrait' | 'size'>,
    Omit<ChoiceProps, 'isPending' | 'onPendingChange'> {
  /** The question: "Delete the class?" */
  title: string;
  /** What will happen, in a sentence or two. Announced with the title. */
  children: DialogProps['children'];
  /** Label of the action, a verb with its object: "Delete the class". */
  confirmLabel: string;
  /** Label of the safe choice. Defaults to "Cancel". */
  cancelLabel?: string;
  /** Called on confirmation. While a returned promise is pending, so is the button. If it rejects, the dialog stays open with a message. */
  onConfirm: () => void | Promise<void>;
  /** Called when the safe choice is pressed. */
  onCancel?: () => void;
  /** Whether the action cannot be undone. Uses the `danger` button. */
  isDestructive?: boolean;
  /** Label of the action while it is pending: "Deleting…" */
  pendingLabel?: string;
  /** Returns the error message for a rejection of `onConfirm`. */
  failureMessage?: (error: unknown) => string;
}

/** Asks for confirmation of an important action. Focus starts on the safe choice. */
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
