import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Note } from './Note.tsx';

const meta = preview.meta({ title: 'Artwork/Note guidance', component: Note, tags: ['guidance'] });

export const DoAmount = meta.story({
  name: 'The amount is also written out.',
  render: () => (
    <Stack direction="horizontal" align="center" gap="s">
      <Note value={5} />
      <Note value={1} />
      <span>$6</span>
    </Stack>
  ),
});

export const DontAmount = meta.story({
  name: 'Some children can’t see or count the pictures.',
  render: () => (
    <Stack direction="horizontal" align="center" gap="s">
      <Note value={5} />
      <Note value={1} />
    </Stack>
  ),
});
