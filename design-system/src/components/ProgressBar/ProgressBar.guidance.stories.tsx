import preview from '../../../../.storybook/preview.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = preview.meta({ title: 'Feedback/ProgressBar guidance', component: ProgressBar, tags: ['guidance'] });

export const DoValue = meta.story({
  name: 'The value makes sense alone.',
  render: () => <ProgressBar label="Practice list" value={7} maxValue={10} valueText="7 of 10 problems" />,
});

export const DontValue = meta.story({
  name: 'Seventy what, and of how many?',
  render: () => <ProgressBar label="Progress" value={70} valueText="70" />,
});
