import preview from '../../../../.storybook/preview.tsx';
import { DepthStates, Lines, Radii } from './ShapeSamples.tsx';

const meta = preview.meta({ title: 'Foundations/Shape', component: Radii });

export const Corners = meta.story();

export const Borders = meta.story({ render: () => <Lines /> });

export const Depth = meta.story({ render: () => <DepthStates /> });
