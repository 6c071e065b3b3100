import preview from '../../../../.storybook/preview.tsx';
import { Coin } from '../Coin/Coin.tsx';
import { Badge } from './Badge.tsx';

const meta = preview.meta({ title: 'Artwork/Badge guidance', component: Badge, tags: ['guidance'] });

export const DoDeed = meta.story({
  name: 'The description says what was done.',
  render: () => (
    <Badge title="Exact change" variant="skill" picture={<Coin value={25} />}>
      Give change from a note ten times.
    </Badge>
  ),
});

export const DontDeed = meta.story({
  name: 'Praise for the child fits everything, and teaches nothing.',
  render: () => (
    <Badge title="Genius" variant="skill" picture={<Coin value={25} />}>
      You are so smart!
    </Badge>
  ),
});
