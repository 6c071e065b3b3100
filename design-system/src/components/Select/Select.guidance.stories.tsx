import preview from '../../../../.storybook/preview.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Select } from './Select.tsx';

const meta = preview.meta({ title: 'Fields/Select guidance', component: Select, tags: ['guidance'] });

const speeds = [
  { id: 'relaxed', label: 'Relaxed' },
  { id: 'standard', label: 'Standard' },
  { id: 'challenge', label: 'Challenge' },
];

const ages = [
  { id: 'ages_6_7', label: 'Explorer', description: '6 to 7 years' },
  { id: 'ages_8_9', label: 'Intermediate', description: '8 to 9 years' },
  { id: 'ages_10_11', label: 'Pro', description: '10 to 11 years' },
  { id: 'ages_12_plus', label: 'Expert', description: '12 years and up' },
];

export const DoFewOptions = meta.story({
  name: 'Two or three options are visible side by side, as a segmented RadioGroup.',
  render: () => <RadioGroup label="Speed" variant="segmented" defaultValue="standard" options={speeds} />,
});

export const DontFewOptions = meta.story({
  name: 'A list hides what could be seen at once.',
  render: () => <Select label="Speed" options={speeds} defaultSelectedKey="standard" />,
});

export const DoStart = meta.story({
  name: 'Nothing is selected where people should think about the answer.',
  render: () => <Select label="Age group" options={ages} />,
});

export const DontStart = meta.story({
  name: 'A preselected answer is left as it is, right or wrong.',
  render: () => <Select label="Age group" options={ages} defaultSelectedKey="ages_6_7" />,
});
