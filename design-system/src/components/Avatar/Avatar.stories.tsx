import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Avatar } from './Avatar.tsx';

const meta = preview.meta({ title: 'Surfaces/Avatar', component: Avatar, args: { name: 'Dana Okafor' } });

export const Initials = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Dana Okafor' })).toHaveTextContent('DO');
  },
});

export const Drawn = meta.story({ args: { look: 2, name: 'Mia' } });

export const OneWord = meta.story({
  args: { name: 'mia' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'mia' })).toHaveTextContent('M');
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
