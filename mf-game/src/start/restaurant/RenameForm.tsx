import type { NameError } from '@countertop/contract/shared/name.limits';
import { restaurantNameErrorOf, restaurantNameMaxLength } from '@countertop/contract/play/restaurantName.limits';
import { Button } from '@countertop/design-system/Button';
import { Form } from '@countertop/design-system/Form';
import { checkIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { TextField } from '@countertop/design-system/TextField';
import { Stack } from '@countertop/design-system/Stack';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { en } from '../../persistence/restaurant-name/restaurant.messages.ts';

export interface RenameFormProps {
  /** The current name. */
  name: string;
  /** Called with a valid, trimmed name. */
  onSave: (name: string) => void;
  onCancel: () => void;
}

/** Enter saves the new name, Escape keeps the old one. */
export function RenameForm({ name, onSave, onCancel }: RenameFormProps) {
  const t = useMessages(en);
  const [text, setText] = useState(name);
  const [error, setError] = useState<NameError | null>(null);
  const errorTexts: Readonly<Record<NameError, string>> = {
    empty: t('restaurant.error.empty'),
    long: t('restaurant.error.long', { most: restaurantNameMaxLength }),
    unreadable: t('restaurant.error.unreadable'),
  };
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const change = (next: string) => {
    setText(next);
    setError(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = restaurantNameErrorOf(text);
    setError(found);
    if (found === null) onSave(text.trim());
    else field.current?.focus();
  };
  // Stops Escape from also pausing the game or closing a dialog.
  const onKeyDown = (event: { key: string; continuePropagation: () => void }) => {
    if (event.key === 'Escape') onCancel();
    else event.continuePropagation();
  };

  return (
    <Form validationBehavior="aria" onSubmit={submit}>
      <TextField
        label={t('restaurant.field')}
        description={t('restaurant.privacy')}
        errorMessage={error === null ? undefined : errorTexts[error]}
        autoComplete="off"
        onKeyDown={onKeyDown}
        value={text}
        onChange={change}
        inputRef={field}
      />
      <Stack direction="horizontal" gap="s" align="stretch">
        <Button type="submit" size="medium" icon={checkIcon} onKeyDown={onKeyDown}>
          {t('restaurant.save')}
        </Button>
        <Button variant="outline" size="medium" onPress={onCancel} onKeyDown={onKeyDown}>
          {t('restaurant.cancel')}
        </Button>
      </Stack>
    </Form>
  );
}
