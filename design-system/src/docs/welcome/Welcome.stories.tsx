import preview from '../../../../.storybook/preview.tsx';
import { WelcomeSign } from './WelcomeSign.tsx';

const meta = preview.meta({ title: 'Welcome', component: WelcomeSign });

export const Sign = meta.story();
