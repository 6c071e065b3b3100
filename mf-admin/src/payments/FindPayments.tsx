import { Button } from '@countertop/design-system/Button';
import { Form } from '@countertop/design-system/Form';
import { useMessages } from '@countertop/design-system/messages';
import { Stack } from '@countertop/design-system/Stack';
import { TextField } from '@countertop/design-system/TextField';
import { useRef, useState } from 'react';
import { en } from './payments.messages.ts';

/** Longest email address. */
const findMaxLength = 254;

export interface FindPaymentsProps {
  /** Search text that limits the list; empty for all payments. */
  find: string;
  /** Limits the list to the payments of an email address, a receipt number or a payment ID. */
  onFind: (find: string) => void;
}

/** Finds the payments of an account. */
export function FindPayments({ find, onFind }: FindPaymentsProps) {
  const t = useMessages(en);
  const [text, setText] = useState(find);
  const field = useRef<HTMLInputElement>(null);

  function showAll(): void {
    setText('');
    onFind('');
    // The button is gone then.
    field.current?.focus();
  }

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        onFind(text.trim());
      }}
    >
      <TextField
        inputRef={field}
        label={t('payments.find')}
        description={t('payments.find.help')}
        writing="ltr"
        maxLength={findMaxLength}
        autoComplete="off"
        value={text}
        onChange={setText}
      />
      <Stack direction="horizontal" gap="s">
        <Button type="submit" size="medium">
          {t('payments.find.button')}
        </Button>
        {find !== '' && (
          <Button variant="outline" size="medium" onPress={showAll}>
            {t('payments.all')}
          </Button>
        )}
      </Stack>
    </Form>
  );
}
