import { useMessages } from '@countertop/design-system/messages';
import { TextField } from '@countertop/design-system/TextField';
import { type ReactNode, useState } from 'react';
import { FormDialog, type FormDialogProps } from './FormDialog.tsx';
import { en } from './classes.messages.ts';

export interface TypedNameDialogProps extends Pick<FormDialogProps, 'title' | 'submitLabel' | 'onDone' | 'onClose'> {
  /** To be typed again. */
  name: string;
  onConfirm: (confirmation: string) => Promise<unknown>;
  children: ReactNode;
}

/** Confirms an erasure with the name to type, because it cannot be undone. */
export function TypedNameDialog({ name, onConfirm, children, ...dialog }: TypedNameDialogProps) {
  const t = useMessages(en);
  const [text, setText] = useState('');
  return (
    <FormDialog
      {...dialog}
      isDestructive
      findError={() => (text.trim() === name ? undefined : t('typed.mismatch', { name }))}
      onSubmit={() => onConfirm(text.trim())}
    >
      <p>{children}</p>
      <TextField label={t('typed.label', { name })} autoComplete="off" value={text} onChange={setText} />
    </FormDialog>
  );
}
