import preview from '../../../../.storybook/preview.tsx';
import { Awning } from './Awning.tsx';

const meta = preview.meta({ title: 'Restaurant/Awning', tags: ['autodocs'], component: Awning });

export const Large = meta.story();

/** For the restaurant floor and for phones. */
export const Small = meta.story({ args: { size: 'small' } });

/** For the recommended plan. */
export const OnACard = meta.story({ args: { variant: 'card' } });
