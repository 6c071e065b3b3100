import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Popover, PopoverTrigger } from './Popover.tsx';

const meta = preview.meta({ title: 'Overlays/Popover guidance', component: Popover, tags: ['guidance'] });

export const DoQuestion = meta.story({
  name: 'Press the button: the title answers the question that the button raises.',
  render: () => (
    <PopoverTrigger>
      <Button>How is accuracy calculated?</Button>
      <Popover title="Accuracy">
        <p>First tries that were right, out of all problems of the week.</p>
      </Popover>
    </PopoverTrigger>
  ),
});

export const DontQuestion = meta.story({
  name: 'Press the button: a list of actions. Use a Menu, which arrow keys can move through.',
  render: () => (
    <PopoverTrigger>
      <Button>Class 3B</Button>
      <Popover title="Class 3B">
        <Stack gap="s">
          <Button>Rename</Button>
          <Button>Print</Button>
        </Stack>
      </Popover>
    </PopoverTrigger>
  ),
});
