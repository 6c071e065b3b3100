import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Crew } from './Crew.tsx';

const meta = preview.meta({
  title: 'Artwork/Crew',
  tags: ['autodocs'],
  component: Crew,
  args: { job: 'cook' as const },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 140, paddingBlockStart: 24 }}>
        <Story />
      </div>
    ),
  ],
});

/** The cook. */
export const Cook = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** Draws the pictures. */
export const Artist = meta.story({ args: { job: 'artist' } });

/** Writes the problems. */
export const Writer = meta.story({
  args: { job: 'writer', title: 'Somebody with a piece of chalk' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Somebody with a piece of chalk' })).toBeVisible();
  },
});
