import preview from '../../../../.storybook/preview.tsx';
import { MenuLine } from './MenuLine.tsx';

const meta = preview.meta({ title: 'Surfaces/MenuLine guidance', component: MenuLine, tags: ['guidance'] });

export const DoShort = meta.story({
  name: 'A few words on each side.',
  render: () => (
    <div>
      <MenuLine label="Players" value="One" />
      <MenuLine label="Price" value="$3.33" isFigure />
    </div>
  ),
});

export const DontShort = meta.story({
  name: 'Sentences leave no space for the dots.',
  render: () => (
    <div>
      <MenuLine label="The number of players that can use the plan" value="It is for one player only" />
    </div>
  ),
});
