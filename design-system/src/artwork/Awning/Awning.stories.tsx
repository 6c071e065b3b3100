import preview from '../../../../.storybook/preview.tsx';
import { Awning } from './Awning.tsx';

const meta = preview.meta({ title: 'Restaurant/Awning', component: Awning });

export const Large = meta.story();

export const Small = meta.story({ args: { size: 'small' } });

export const OnACard = meta.story({ args: { variant: 'card' } });
