import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = preview.meta({
  title: 'Navigation/Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [
      { label: 'Classes', href: '/teach' },
      { label: 'Class 3B', href: '/teach/3b' },
      { label: 'Dev P.', href: '/teach/3b/dev' },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const way = within(await canvas.findByRole('navigation', { name: 'You are here' }));

    await expect(await way.findAllByRole('listitem')).toHaveLength(3);
    await expect(way.getByRole('list')).not.toHaveAttribute('aria-label');
    await expect(way.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/teach', '/teach/3b']);
    await expect(way.getByText('Dev P.')).toHaveAttribute('aria-current', 'page');
  },
});

export const ByKeyboard = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Class 3B' });
    await userEvent.tab();
    await userEvent.tab();

    await expect(canvas.getByRole('link', { name: 'Class 3B' })).toHaveFocus();
  },
});

export const CustomName = meta.story({
  args: { label: 'Path to this report' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Path to this report' })).toBeVisible();
  },
});

export const OneStep = meta.story({ args: { items: [{ label: 'Classes', href: '/teach' }] } });

export const LongAndNarrow = meta.story({
  args: {
    label: 'Path to the assignment',
    items: [
      { label: 'Classes', href: '/teach' },
      { label: 'Class 3B with Ms Okafor and Mr Lindqvist', href: '/teach/3b' },
      { label: 'Assignments', href: '/teach/3b/assignments' },
      { label: 'Making change from ten dollars, week 46', href: '/teach/3b/assignments/46' },
    ],
  },
  render: (args) => (
    <div style={{ maxInlineSize: 288 }}>
      <Breadcrumb {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Assignments' });

    await expect(canvas.getByRole('list').scrollWidth).toBeLessThanOrEqual(288);
  },
});

export const OnTile = meta.story({
  args: { label: 'Path to Dev' },
  render: (args) => (
    <div data-surface="tile" style={{ padding: 24, background: 'var(--surface-tile)' }}>
      <Breadcrumb {...args} />
    </div>
  ),
});
