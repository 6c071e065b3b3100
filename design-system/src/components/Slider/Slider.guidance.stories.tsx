import preview from '../../../../.storybook/preview.tsx';
import { Slider } from './Slider.tsx';

const meta = preview.meta({ title: 'Fields/Slider guidance', component: Slider, tags: ['guidance'] });

export const DoFeel = meta.story({
  name: 'A value that people set by ear or eye.',
  render: () => (
    <Slider
      label="Music volume"
      defaultValue={0.4}
      formatOptions={{ style: 'percent' }}
      minValue={0}
      maxValue={1}
      step={0.05}
    />
  ),
});

export const DontFeel = meta.story({
  name: 'An exact number is hard to hit. Use a TextField.',
  render: () => <Slider label="Number of students" defaultValue={24} minValue={1} maxValue={400} />,
});
