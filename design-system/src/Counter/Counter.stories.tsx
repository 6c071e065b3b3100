import preview from '../../../.storybook/preview.tsx';
import { Counter } from './Counter.tsx';

const meta = preview.meta({ title: 'Room/Counter', component: Counter });

export const AcrossThePage = meta.story();
