import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Page } from '../Page/Page.tsx';
import { Section } from './Section.tsx';

const meta = preview.meta({
  title: 'Layout/Section',
  tags: ['autodocs'],
  component: Section,
  args: {
    title: 'Games on the counter',
    lead: 'One is ready to play. More are still in the kitchen.',
    children: <p>Math Bistro</p>,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Games on the counter' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
});

export const LevelThree = meta.story({ args: { level: 3 } });

/** With an `id`, it can be linked to. */
export const WithId = meta.story({
  args: { id: 'questions', title: 'Questions' },
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region');
    await expect(section).toHaveAttribute('id', 'questions');

    section.focus();

    await expect(section).toHaveFocus();
  },
});

/** `band` and `wall` backgrounds extend to the edges of the window. */
export const OnAPage = meta.story({
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '520px' } } },
  render: (args) => (
    <Page title="Pricing">
      <Section {...args} />
      <Section {...args} title="Good to know" surface="band" />
      <Section {...args} title="Why choose Countertop?" surface="wall" />
      <Section {...args} title="Next" />
    </Page>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

/** On pages without margins, the section adds its own. */
export const OnAFullPage = meta.story({
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '520px' } } },
  render: (args) => (
    <Page width="full">
      <Section {...args} />
      <Section {...args} title="Why choose Countertop?" surface="wall" />
    </Page>
  ),
});

export const DoHeading = meta.story({
  tags: ['guidance'],
  name: 'The heading tells what is in the section.',
  render: () => (
    <Section title="Skills to practice" level={3}>
      <p>Making change and fair prices.</p>
    </Section>
  ),
});

export const DontHeading = meta.story({
  tags: ['guidance'],
  name: 'The heading tells nothing to those who jump from one to the next.',
  render: () => (
    <Section title="Overview" level={3}>
      <p>Making change and fair prices.</p>
    </Section>
  ),
});
