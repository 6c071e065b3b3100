import {
  Button,
  ChakraProvider,
  Checkbox,
  createListCollection,
  defaultSystem,
  Dialog,
  Field,
  Input,
  Portal,
  Select,
} from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useState } from 'react';
import { ages, nonce, start, words } from './start.tsx';

const cache = createCache({ key: 'chakra', nonce });
const collection = createListCollection({ items: ages.map(({ id, label }) => ({ value: id, label })) });

function AgeSelect() {
  const [age, setAge] = useState([]);
  return (
    <Select.Root collection={collection} value={age} onValueChange={({ value }) => setAge(value)}>
      <Select.HiddenSelect />
      <Select.Label>{words.ages}</Select.Label>
      <Select.Control>
        <Select.Trigger>
          <Select.ValueText placeholder={words.agesHelp} />
        </Select.Trigger>
        <Select.IndicatorGroup>
          <Select.Indicator />
        </Select.IndicatorGroup>
      </Select.Control>
      <Portal>
        <Select.Positioner>
          <Select.Content>
            {collection.items.map((item) => (
              <Select.Item item={item} key={item.value}>
                {item.label}
                <Select.ItemIndicator />
              </Select.Item>
            ))}
          </Select.Content>
        </Select.Positioner>
      </Portal>
    </Select.Root>
  );
}

function Question() {
  return (
    <Portal>
      <Dialog.Backdrop />
      <Dialog.Positioner>
        <Dialog.Content>
          <Dialog.Header>
            <Dialog.Title>{words.question}</Dialog.Title>
          </Dialog.Header>
          <Dialog.Body>{words.explanation}</Dialog.Body>
          <Dialog.Footer>
            <Dialog.ActionTrigger asChild>
              <Button variant="outline">{words.no}</Button>
            </Dialog.ActionTrigger>
            <Dialog.ActionTrigger asChild>
              <Button>{words.yes}</Button>
            </Dialog.ActionTrigger>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  );
}

function Page() {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={defaultSystem}>
        <main>
          <h1>{words.title}</h1>
          <Field.Root required>
            <Field.Label>{words.firstName}</Field.Label>
            <Input />
          </Field.Root>
          <Field.Root>
            <Field.Label>{words.restaurant}</Field.Label>
            <Input />
          </Field.Root>
          <AgeSelect />
          <Checkbox.Root>
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>{words.updates}</Checkbox.Label>
          </Checkbox.Root>
          <Dialog.Root role="alertdialog">
            <Dialog.Trigger asChild>
              <Button>{words.submit}</Button>
            </Dialog.Trigger>
            <Question />
          </Dialog.Root>
        </main>
      </ChakraProvider>
    </CacheProvider>
  );
}

start(<Page />);
