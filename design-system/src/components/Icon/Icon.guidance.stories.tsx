import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Icon } from './Icon.tsx';
import { checkIcon, offlineIcon } from './icons.ts';

const meta = preview.meta({ title: 'Artwork/Icon guidance', component: Icon, tags: ['guidance'] });

export const DoWord = meta.story({
  name: 'The icon makes the word faster to find.',
  render: () => (
    <Stack as="ul" gap="s">
      <li>
        <Icon icon={checkIcon} /> Saved on this device
      </li>
      <li>
        <Icon icon={offlineIcon} /> You are offline
      </li>
    </Stack>
  ),
});

export const DontWord = meta.story({
  name: 'The icon alone: everybody guesses, and screen readers skip it.',
  render: () => (
    <Stack direction="horizontal" gap="m">
      <Icon icon={checkIcon} size="large" />
      <Icon icon={offlineIcon} size="large" />
    </Stack>
  ),
});
