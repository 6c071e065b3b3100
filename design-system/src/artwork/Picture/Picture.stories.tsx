import { expect } from 'storybook/test';
import { inAllModes } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Picture, type PictureName } from './Picture.tsx';

const meta = preview.meta({ title: 'Artwork/Picture', component: Picture, args: { name: 'bell' as const } });

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
