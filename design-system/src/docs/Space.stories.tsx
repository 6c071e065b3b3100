import preview from '../../../.storybook/preview.tsx';
import { Places, Steps } from './ShapeExhibits.tsx';

const meta = preview.meta({ title: 'Foundations/Space', component: Steps });

export const NineSteps = meta.story();

export const PlacesOfTheirOwn = meta.story({ render: () => <Places /> });
