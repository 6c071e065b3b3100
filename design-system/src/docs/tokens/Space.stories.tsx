import preview from '../../../../.storybook/preview.tsx';
import { Places, Steps } from './ShapeSamples.tsx';

const meta = preview.meta({ title: 'Foundations/Space', component: Steps });

export const Scale = meta.story();

export const SpecificPlaces = meta.story({ render: () => <Places /> });
