import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Button } from './Button.tsx';

const meta = preview.meta({ title: 'Controls/Button guidance', component: Button, tags: ['guidance'] });

export const DoPrimary = meta.story({
  name: 'One primary action. What else can be done is quiet.',
  render: () => (
    <Stack direction="horizontal">
      <Button variant="outline" size="medium">
        Discard
      </Button>
      <Button size="medium">Save changes</Button>
    </Stack>
  ),
});

export const DontPrimary = meta.story({
  name: 'Two primary actions compete, and people have to read both.',
  render: () => (
    <Stack direction="horizontal">
      <Button size="medium">Discard</Button>
      <Button size="medium">Save changes</Button>
    </Stack>
  ),
});

export const DoVerb = meta.story({
  name: 'The label says what will happen, even without the question.',
  render: () => (
    <Stack direction="horizontal">
      <Button variant="outline" size="medium">
        Keep Leo
      </Button>
      <Button tone="danger" size="medium">
        Remove Leo
      </Button>
    </Stack>
  ),
});

export const DontVerb = meta.story({
  name: 'Yes and no only make sense to those who read the question.',
  render: () => (
    <Stack direction="horizontal">
      <Button variant="outline" size="medium">
        No
      </Button>
      <Button tone="danger" size="medium">
        Yes
      </Button>
    </Stack>
  ),
});
