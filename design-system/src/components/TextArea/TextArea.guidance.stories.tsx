import preview from '../../../../.storybook/preview.tsx';
import { TextArea } from './TextArea.tsx';

const meta = preview.meta({ title: 'Fields/TextArea guidance', component: TextArea, tags: ['guidance'] });

export const DoOne = meta.story({
  name: 'One question, and as much space as the answer needs.',
  render: () => (
    <TextArea
      label="What went wrong?"
      description="Our support team reads it and answers by email."
      value=""
      rows={4}
      onChange={() => {}}
    />
  ),
});

export const DontOne = meta.story({
  name: 'Three questions at once, and space for none of them.',
  render: () => (
    <TextArea
      label="What went wrong, on which page, and which browser do you use?"
      value=""
      rows={1}
      onChange={() => {}}
    />
  ),
});
