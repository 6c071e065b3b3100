import preview from '../../../../.storybook/preview.tsx';
import { Section } from './Section.tsx';

const meta = preview.meta({ title: 'Layout/Section guidance', component: Section, tags: ['guidance'] });

export const DoHeading = meta.story({
  name: 'The heading tells what is in the section.',
  render: () => (
    <Section title="Skills to practice" level={3}>
      <p>Making change and fair prices.</p>
    </Section>
  ),
});

export const DontHeading = meta.story({
  name: 'The heading tells nothing to those who jump from one to the next.',
  render: () => (
    <Section title="Overview" level={3}>
      <p>Making change and fair prices.</p>
    </Section>
  ),
});
