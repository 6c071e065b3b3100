import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Avatar } from './Avatar.tsx';

const meta = preview.meta({ title: 'Surfaces/Avatar guidance', component: Avatar, tags: ['guidance'] });

export const DoName = meta.story({
  name: 'The name is next to the picture.',
  render: () => (
    <Stack direction="horizontal" align="center" gap="s">
      <Avatar name="Mia" look={3} isDecorative />
      <span>Mia</span>
    </Stack>
  ),
});

export const DontName = meta.story({
  name: 'A face or initials alone, where there may be two of them.',
  render: () => (
    <Stack direction="horizontal" align="center" gap="s">
      <Avatar name="Mia" />
      <Avatar name="Max" />
    </Stack>
  ),
});
