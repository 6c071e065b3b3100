import preview from '../../../../.storybook/preview.tsx';
import { Layers, Shadows } from './ShapeSamples.tsx';

const meta = preview.meta({ title: 'Foundations/Elevation', component: Shadows });

export const Levels = meta.story();

export const StackingOrder = meta.story({ render: () => <Layers /> });
