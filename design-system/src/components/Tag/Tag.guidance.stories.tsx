import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Tag } from './Tag.tsx';

const meta = preview.meta({ title: 'Surfaces/Tag guidance', component: Tag, tags: ['guidance'] });

export const DoWords = meta.story({
  name: 'One or two words about the state of one thing.',
  render: () => (
    <Stack direction="horizontal" gap="s">
      <Tag tone="success">Paid</Tag>
      <Tag>Not played yet</Tag>
    </Stack>
  ),
});

export const DontWords = meta.story({
  name: 'A sentence in a frame, and color without a meaning.',
  render: () => (
    <Stack gap="s">
      <Tag tone="info">Your payment was received on November 3</Tag>
      <Tag tone="danger">New</Tag>
    </Stack>
  ),
});
