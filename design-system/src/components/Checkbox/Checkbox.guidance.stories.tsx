import preview from '../../../../.storybook/preview.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({ title: 'Fields/Checkbox guidance', component: Checkbox, tags: ['guidance'] });

export const DoPositive = meta.story({
  name: 'Checked means yes.',
  render: () => (
    <Checkbox description="Every Monday, with the progress of your children.">Send me a weekly report</Checkbox>
  ),
});

export const DontPositive = meta.story({
  name: 'People have to check the box to say no.',
  render: () => <Checkbox>Don’t send me a weekly report</Checkbox>,
});
