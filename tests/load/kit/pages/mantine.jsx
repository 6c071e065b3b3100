import { Button, Checkbox, Group, MantineProvider, Modal, Select, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles.css';
import { useState } from 'react';
import { ages, nonce, start, words } from './start.tsx';

function Page() {
  const [age, setAge] = useState(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <MantineProvider getStyleNonce={() => nonce}>
      <main>
        <h1>{words.title}</h1>
        <TextInput label={words.firstName} required />
        <TextInput label={words.restaurant} />
        <Select
          label={words.ages}
          description={words.agesHelp}
          data={ages.map(({ id, label }) => ({ value: id, label }))}
          value={age}
          onChange={setAge}
        />
        <Checkbox label={words.updates} />
        <Button onClick={() => setIsOpen(true)}>{words.submit}</Button>
        <Modal role="alertdialog" opened={isOpen} onClose={close} title={words.question}>
          <Text>{words.explanation}</Text>
          <Group>
            <Button variant="default" onClick={close}>
              {words.no}
            </Button>
            <Button onClick={close}>{words.yes}</Button>
          </Group>
        </Modal>
      </main>
    </MantineProvider>
  );
}

start(<Page />);
