import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = preview.meta({ title: 'Overlays/Tooltip guidance', component: Tooltip, tags: ['guidance'] });

export const DoExtra = meta.story({
  name: 'Adds something that people can do without.',
  render: () => (
    <Tooltip text="Ctrl + P">
      <Button>Print</Button>
    </Tooltip>
  ),
});

export const DontExtra = meta.story({
  name: 'Hides what everybody needs from those who touch the screen.',
  render: () => (
    <Tooltip text="This cannot be undone">
      <Button>Delete everything</Button>
    </Tooltip>
  ),
});
