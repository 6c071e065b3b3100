import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton, SkeletonGroup } from './Skeleton.tsx';

const meta = preview.meta({ title: 'Feedback/Skeleton guidance', component: Skeleton, tags: ['guidance'] });

export const DoShape = meta.story({
  name: 'The shapes have the places of what will come.',
  render: () => (
    <SkeletonGroup label="Loading the students…">
      <Stack direction="horizontal" gap="s" align="center">
        <Skeleton variant="plate" />
        <Skeleton lines={2} />
      </Stack>
    </SkeletonGroup>
  ),
});

export const DontShape = meta.story({
  name: 'Another shape: everything moves when the content arrives.',
  render: () => (
    <SkeletonGroup label="Loading…">
      <Skeleton variant="block" />
    </SkeletonGroup>
  ),
});
