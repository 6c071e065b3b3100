import preview from '../../../../.storybook/preview.tsx';
import { Stack } from './Stack.tsx';

const meta = preview.meta({ title: 'Layout/Stack guidance', component: Stack, tags: ['guidance'] });

export const DoGroups = meta.story({
  name: 'Space shows what belongs together.',
  render: () => (
    <Stack gap="l">
      <Stack gap="xxs">
        <strong>Mia</strong>
        <span>Played on five days</span>
      </Stack>
      <Stack gap="xxs">
        <strong>Leo</strong>
        <span>Played on two days</span>
      </Stack>
    </Stack>
  ),
});

export const DontGroups = meta.story({
  name: 'The same space everywhere shows nothing.',
  render: () => (
    <Stack gap="m">
      <strong>Mia</strong>
      <span>Played on five days</span>
      <strong>Leo</strong>
      <span>Played on two days</span>
    </Stack>
  ),
});
