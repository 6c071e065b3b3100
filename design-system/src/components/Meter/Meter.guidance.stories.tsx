import preview from '../../../../.storybook/preview.tsx';
import { Meter } from './Meter.tsx';

const meta = preview.meta({ title: 'Feedback/Meter guidance', component: Meter, tags: ['guidance'] });

export const DoVerdict = meta.story({
  name: 'The words judge the skill, and say what comes next.',
  render: () => <Meter label="Making change" value={35} verdict={{ tone: 'warning', word: 'Needs practice' }} />,
});

export const DontVerdict = meta.story({
  name: 'A number without its range, and a judgment of the child.',
  render: () => <Meter label="Mia: weak at math" value={35} valueText="35" />,
});
