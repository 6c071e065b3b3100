import { AlertDialog } from '@countertop/design-system/AlertDialog';
import { Button } from '@countertop/design-system/Button';
import { Checkbox } from '@countertop/design-system/Checkbox';
import { Select } from '@countertop/design-system/Select';
import { TextField } from '@countertop/design-system/TextField';
import { ThemeRoot } from '@countertop/design-system/ThemeRoot';
import { useState } from 'react';
import { ages, start, words } from './start.tsx';

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ThemeRoot>
      <main data-audience="adult">
        <h1>{words.title}</h1>
        <TextField label={words.firstName} isRequired />
        <TextField label={words.restaurant} />
        <Select label={words.ages} description={words.agesHelp} options={ages} />
        <Checkbox>{words.updates}</Checkbox>
        <Button onPress={() => setIsOpen(true)}>{words.submit}</Button>
        <AlertDialog
          title={words.question}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          confirmLabel={words.yes}
          cancelLabel={words.no}
          onConfirm={() => setIsOpen(false)}
        >
          <p>{words.explanation}</p>
        </AlertDialog>
      </main>
    </ThemeRoot>
  );
}

start(<Page />);
