import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { SectionCard } from './SectionCard.tsx';

const meta = preview.meta({ title: 'Surfaces/SectionCard', tags: ['autodocs'], component: SectionCard });

const buttons = (
  <Stack direction="horizontal" gap="s">
    <Button variant="outline">Add children</Button>
    <Button variant="outline">Make cards</Button>
  </Stack>
);

/** A heading, a lead and the content. */
export const Default = meta.story({
  args: { title: 'Children', lead: 'Children see an open lesson first when they sign in.', children: buttons },
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'Children' });

    await expect(section).toContainElement(canvas.getByRole('button', { name: 'Add children' }));
    await expect(section).not.toHaveAttribute('tabindex');
  },
});

/** Paper that hangs from a strip of wood. */
export const Menu = meta.story({
  args: { title: 'Children of the class', variant: 'menu', children: buttons },
  play: async ({ canvas }) => {
    const paper = canvas.getByRole('region', { name: 'Children of the class' }).parentElement;

    await expect(paper).toHaveAttribute('data-variant', 'menu');
  },
});

/** A link at the end of the heading line. If there is no room, it wraps below the heading. */
export const WithAction = meta.story({
  args: {
    title: 'Skills this week',
    lead: 'Each skill with the problems of the last seven days.',
    action: (
      <Link href="#progress" variant="standalone">
        See all skills
      </Link>
    ),
    children: <p>Making change: 8 of 10 right.</p>,
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'Skills this week' });
    const link = canvas.getByRole('link', { name: 'See all skills' });

    await expect(title.getBoundingClientRect().right).toBeLessThanOrEqual(link.getBoundingClientRect().left);
  },
});

export const LongTitle = meta.story({
  args: {
    ...WithAction.input.args,
    title: 'Skills and repeated mistakes of the last seven days in Grandmother Wilhelmina’s restaurant',
  },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <SectionCard {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading');
    const link = canvas.getByRole('link', { name: 'See all skills' });

    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
    await expect(link.getBoundingClientRect().bottom).toBeGreaterThan(title.getBoundingClientRect().bottom);
  },
});

/** The target of a link to a part of the page. */
export const LinkTarget = meta.story({
  args: { title: 'What you paid', id: 'paid', children: <p>No payments yet.</p> },
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'What you paid' });

    section.focus();

    await expect(section).toHaveFocus();
  },
});

const people = <p>teacher@school.example, owner</p>;

export const DoTitle = meta.story({
  tags: ['guidance'],
  name: 'The heading names the subject, the lead says what the heading can’t.',
  render: () => (
    <SectionCard title="Teachers" lead="Co-teachers see and change the same as you.">
      {people}
    </SectionCard>
  ),
});

export const DontTitle = meta.story({
  tags: ['guidance'],
  name: 'A lead that repeats the heading.',
  render: () => (
    <SectionCard title="Class teachers" lead="Here you see the teachers of this class.">
      {people}
    </SectionCard>
  ),
});

export const DoAction = meta.story({
  tags: ['guidance'],
  name: 'A link to more of the same in the heading line, buttons in the content.',
  render: () => (
    <SectionCard
      title="Certificates"
      action={
        <Link href="#all" variant="standalone">
          All certificates
        </Link>
      }
    >
      <p>Change from a bill, November 22</p>
    </SectionCard>
  ),
});

export const DontAction = meta.story({
  tags: ['guidance'],
  name: 'Buttons in the heading line: they leave the heading no room on phones.',
  render: () => (
    <SectionCard
      title="Badges"
      action={
        <Stack direction="horizontal" gap="s">
          <Button>Print</Button>
          <Button variant="outline">Download</Button>
        </Stack>
      }
    >
      <p>Speedy Server, November 22</p>
    </SectionCard>
  ),
});
