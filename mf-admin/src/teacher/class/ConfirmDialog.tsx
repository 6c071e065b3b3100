import { FormDialog, type FormDialogProps } from './FormDialog.tsx';

/** Asks before a step that others notice. */
export function ConfirmDialog({ children, ...dialog }: FormDialogProps) {
  return (
    <FormDialog {...dialog}>
      <p>{children}</p>
    </FormDialog>
  );
}
