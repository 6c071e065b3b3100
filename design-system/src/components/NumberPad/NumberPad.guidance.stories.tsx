import { useState } from 'react';
import preview from '../../../../.storybook/preview.tsx';
import { AnswerField } from '../AnswerField/AnswerField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Ticket } from '../Ticket/Ticket.tsx';
import { NumberPad } from './NumberPad.tsx';

const meta = preview.meta({ title: 'Fields/NumberPad guidance', component: NumberPad, tags: ['guidance'] });

function PadWithField() {
  const [value, setValue] = useState('12');
  return (
    <Stack gap="m">
      <Ticket>
        <AnswerField label="How much is it?" value={value} onChange={setValue} />
      </Ticket>
      <NumberPad value={value} onChange={setValue} onSubmit={() => {}} size="small" />
    </Stack>
  );
}

export const DoField = meta.story({
  name: 'The answer is visible above the keys.',
  render: () => <PadWithField />,
});

export const DontField = meta.story({
  name: 'Without its field, nobody sees what was typed.',
  render: () => <NumberPad value="" onChange={() => {}} onSubmit={() => {}} size="small" serveLabel="OK" />,
});
