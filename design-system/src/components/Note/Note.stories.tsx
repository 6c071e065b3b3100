import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Note } from './Note.tsx';
import { Stack } from '../Stack/Stack.tsx';

const meta = preview.meta({
  title: 'Artwork/Note',
  tags: ['autodocs'],
  component: Note,
  args: { value: 5 as const },
  render: (args) => (
    <span style={{ display: 'block', inlineSize: 160 }}>
      <Note {...args} />
    </span>
  ),
});

const wallet = (size: number) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
    {([1, 5, 10, 20] as const).map((value) => (
      <span key={value} style={{ inlineSize: size }}>
        <Note value={value} title={`$${value}`} />
      </span>
    ))}
  </div>
);

export const AllNotes = meta.story({
  render: () => wallet(160),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img').map((note) => note.getAttribute('aria-label'))).toEqual([
      '$1',
      '$5',
      '$10',
      '$20',
    ]);
  },
});

export const Small = meta.story({ render: () => wallet(64) });

export const Decorative = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const DoAmount = meta.story({
  tags: ['guidance'],
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
  tags: ['guidance'],
  name: 'Some children can’t see or count the pictures.',
  render: () => (
    <Stack direction="horizontal" align="center" gap="s">
      <Note value={5} />
      <Note value={1} />
    </Stack>
  ),
});
