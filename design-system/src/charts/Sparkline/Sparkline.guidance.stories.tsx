import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Sparkline } from './Sparkline.tsx';

const meta = preview.meta({ title: 'Data/Sparkline guidance', component: Sparkline, tags: ['guidance'] });

export const DoFigure = meta.story({
  name: 'The figure and its change are in the text.',
  render: () => (
    <Stack direction="horizontal" gap="m" align="center">
      <span>31 visitors, 4 more than yesterday</span>
      <Sparkline values={[12, 18, 15, 22, 19, 27, 31]} />
    </Stack>
  ),
});

export const DontFigure = meta.story({
  name: 'A line without a scale, which nobody can read alone.',
  render: () => (
    <Stack direction="horizontal" gap="m" align="center">
      <span>Visitors</span>
      <Sparkline values={[12, 18, 15, 22, 19, 27, 31]} />
    </Stack>
  ),
});
