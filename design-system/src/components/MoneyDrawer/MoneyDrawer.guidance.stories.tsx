import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { MoneyDrawer } from './MoneyDrawer.tsx';

const meta = preview.meta({ title: 'Fields/MoneyDrawer guidance', component: MoneyDrawer, tags: ['guidance'] });

const pieces = [500, 100, 25] as const;

export const DoQuestion = meta.story({
  name: 'The question is in sight. The child finds the amount.',
  render: () => (
    <Stack gap="s">
      <p>Omar pays $10 for $7. How much is his change?</p>
      <MoneyDrawer label="Change for Omar" value={[100, 100]} onChange={() => {}} onSubmit={() => {}} pieces={pieces} />
    </Stack>
  ),
});

export const DontQuestion = meta.story({
  name: 'The label gives the answer away, and nothing is left to think about.',
  render: () => (
    <Stack gap="s">
      <p>Lay down $3.</p>
      <MoneyDrawer label="Lay down $3" value={[100, 100]} onChange={() => {}} onSubmit={() => {}} pieces={pieces} />
    </Stack>
  ),
});
