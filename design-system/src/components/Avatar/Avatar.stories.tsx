import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Avatar } from './Avatar.tsx';

const meta = preview.meta({
  title: 'Surfaces/Avatar',
  tags: ['autodocs'],
  component: Avatar,
  args: { name: 'Dana Okafor' },
});

/** Initials are derived from the name. */
export const Initials = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Dana Okafor' })).toHaveTextContent('DO');
  },
});

export const OtherScripts = meta.story({
  render: () => (
    <Stack direction="horizontal">
      <Avatar name="محمد علي" />
      <Avatar name="Åsa Öberg" />
      <Avatar name="Олена Коваль" />
      <Avatar name="李小龙" />
    </Stack>
  ),
});

/** A drawn face. */
export const Drawn = meta.story({ args: { look: 2, name: 'Mia' } });

export const OneWord = meta.story({
  args: { name: 'mia' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'mia' })).toHaveTextContent('M');
  },
});

/** 32, 44 and 72 px. */
export const Sizes = meta.story({
  render: () => (
    <Stack gap="m">
      <Stack direction="horizontal">
        <Avatar name="Dana Okafor" size="small" />
        <Avatar name="Dana Okafor" />
        <Avatar name="Dana Okafor" size="large" />
      </Stack>
      <Stack direction="horizontal">
        {[0, 1, 2, 3, 4, 5, 8].map((look) => (
          <Avatar key={look} name={`Customer ${look}`} look={look} size="large" />
        ))}
      </Stack>
      <Stack direction="horizontal">
        {[6, 7, 9, 10].map((look) => (
          <Avatar key={look} name={`Customer ${look}`} look={look} />
        ))}
        {[11, 12, 13].map((look) => (
          <Avatar key={look} name={`Customer ${look}`} look={look} size="small" />
        ))}
      </Stack>
    </Stack>
  ),
});

/** Next to the name, the avatar is decorative. */
export const BesideAName = meta.story({
  args: { isDecorative: true, look: 1 },
  render: (args) => (
    <Stack direction="horizontal" gap="s">
      <Avatar {...args} />
      <strong>{args.name}</strong>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const DoName = meta.story({
  tags: ['guidance'],
  name: 'The name is next to the picture.',
  render: () => (
    <Stack direction="horizontal" align="center" gap="s">
      <Avatar name="Mia" look={3} isDecorative />
      <span>Mia</span>
    </Stack>
  ),
});

export const DontName = meta.story({
  tags: ['guidance'],
  name: 'A face or initials alone, where there may be two of them.',
  render: () => (
    <Stack direction="horizontal" align="center" gap="s">
      <Avatar name="Mia" />
      <Avatar name="Max" />
    </Stack>
  ),
});
