import preview from '../../../../.storybook/preview.tsx';
import { bookIcon, crossIcon, flameIcon, soundIcon } from '../Icon/icons.ts';
import { Stack } from '../Stack/Stack.tsx';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({ title: 'Controls/IconButton guidance', component: IconButton, tags: ['guidance'] });

export const DoKnown = meta.story({
  name: 'Icons that everybody knows, such as closing and sound.',
  render: () => (
    <Stack direction="horizontal" gap="s">
      <IconButton icon={soundIcon} label="Sound" />
      <IconButton icon={crossIcon} label="Close" />
    </Stack>
  ),
});

export const DontKnown = meta.story({
  name: 'Icons that have to be guessed. These need a label: use a Button.',
  render: () => (
    <Stack direction="horizontal" gap="s">
      <IconButton icon={bookIcon} label="Practice list" />
      <IconButton icon={flameIcon} label="Challenge speed" />
    </Stack>
  ),
});
