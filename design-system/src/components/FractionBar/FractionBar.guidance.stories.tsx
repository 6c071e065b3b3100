import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { FractionBar } from './FractionBar.tsx';

const meta = preview.meta({ title: 'Artwork/FractionBar guidance', component: FractionBar, tags: ['guidance'] });

export const DoFraction = meta.story({
  name: 'The fraction is also written out.',
  render: () => (
    <Stack gap="s">
      <span>3/4 of 10 cups</span>
      <FractionBar parts={4} shaded={3} partLabel="2.5" />
    </Stack>
  ),
});

export const DontFraction = meta.story({
  name: 'Some children can’t see or count the parts.',
  render: () => <FractionBar parts={4} shaded={3} />,
});
