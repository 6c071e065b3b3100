import preview from '../../../../.storybook/preview.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const meta = preview.meta({ title: 'Fields/RadioGroup guidance', component: RadioGroup, tags: ['guidance'] });

export const DoOptions = meta.story({
  name: 'Options answer the question, and only one of them fits.',
  render: () => (
    <RadioGroup
      label="Who is playing?"
      options={[
        { id: 'child', label: 'A child at home' },
        { id: 'class', label: 'A school class' },
      ]}
    />
  ),
});

export const DontOptions = meta.story({
  name: 'Options that overlap, written in different ways.',
  render: () => (
    <RadioGroup
      label="Players"
      options={[
        { id: 'children', label: 'Children' },
        { id: 'school', label: 'I want to use it at school' },
        { id: 'several', label: 'More than one' },
      ]}
    />
  ),
});
