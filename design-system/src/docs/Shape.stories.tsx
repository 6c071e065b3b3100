import preview from '../../../.storybook/preview.tsx';
import { Foot, Lines, Radii } from './ShapeExhibits.tsx';

const meta = preview.meta({ title: 'Foundations/Shape', component: Radii });

export const Corners = meta.story();

export const Borders = meta.story({ render: () => <Lines /> });

export const StandingOnAFoot = meta.story({ render: () => <Foot /> });
