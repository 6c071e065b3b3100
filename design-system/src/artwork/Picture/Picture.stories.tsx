import { expect } from 'storybook/test';
import { inAllModes } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Picture, type PictureName } from './Picture.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';

const meta = preview.meta({
  title: 'Artwork/Picture',
  tags: ['autodocs'],
  component: Picture,
  args: { name: 'bell' as const },
});

const names: readonly PictureName[] = ['bell', 'cloche', 'ticket', 'note', 'level', 'score', 'day', 'money'];

export const All = meta.story({
  parameters: inAllModes,
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 16, padding: 0, listStyle: 'none' }}>
      {names.map((name) => (
        <li key={name} style={{ inlineSize: 72 }}>
          <Picture name={name} />
        </li>
      ))}
    </ul>
  ),
});

/** With an accessible name. */
export const Named = meta.story({
  args: { title: 'Ring the bell' },
  render: (args) => (
    <span style={{ display: 'block', inlineSize: 72 }}>
      <Picture {...args} />
    </span>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ring the bell' })).toBeVisible();
  },
});

export const DoText = meta.story({
  tags: ['guidance'],
  name: 'The text next to it says what it means.',
  render: () => (
    <Stack direction="horizontal" align="center" gap="s">
      <div style={{ inlineSize: 40 }}>
        <Picture name="money" />
      </div>
      <span>Earned today: $38</span>
    </Stack>
  ),
});

export const DontText = meta.story({
  tags: ['guidance'],
  name: 'In place of an icon inside a sentence. Use Icon.',
  render: () => (
    <p>
      Press{' '}
      <span style={{ display: 'inline-block', inlineSize: 16 }}>
        <Picture name="bell" />
      </span>{' '}
      to serve.
    </p>
  ),
});
