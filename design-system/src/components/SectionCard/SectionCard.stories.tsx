import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { SectionCard } from './SectionCard.tsx';

const meta = preview.meta({ title: 'Surfaces/SectionCard', component: SectionCard });

const buttons = (
  <Stack direction="horizontal" gap="s">
    <Button variant="outline">Add children</Button>
    <Button variant="outline">Make cards</Button>
  </Stack>
);

export const Default = meta.story({
  args: { title: 'Children', lead: 'Children see an open lesson first when they sign in.', children: buttons },
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'Children' });

    await expect(section).toContainElement(canvas.getByRole('button', { name: 'Add children' }));
    await expect(section).not.toHaveAttribute('tabindex');
  },
});

export const Menu = meta.story({
  args: { title: 'Children of the class', variant: 'menu', children: buttons },
  play: async ({ canvas }) => {
    const paper = canvas.getByRole('region', { name: 'Children of the class' }).parentElement;

    await expect(paper).toHaveAttribute('data-variant', 'menu');
  },
});

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

export const LinkTarget = meta.story({
  args: { title: 'What you paid', id: 'paid', children: <p>No payments yet.</p> },
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'What you paid' });

    section.focus();

    await expect(section).toHaveFocus();
  },
});
