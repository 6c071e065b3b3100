import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = preview.meta({
  title: 'Navigation/Breadcrumb',
  tags: ['autodocs'],
  component: Breadcrumb,
  args: {
    items: [
      { label: 'Classes', href: '/teach' },
      { label: 'Class 3B', href: '/teach/3b' },
      { label: 'Dev P.', href: '/teach/3b/dev' },
    ],
  },
});

/** The last step is the current page, which is not a link. */
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

/** A long path wraps. */
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

/** On tile. */
export const OnTile = meta.story({
  args: { label: 'Path to Dev' },
  render: (args) => (
    <div data-surface="tile" style={{ padding: 24, background: 'var(--surface-tile)' }}>
      <Breadcrumb {...args} />
    </div>
  ),
});

export const DoTitles = meta.story({
  tags: ['guidance'],
  name: 'Each step has the short title of its page.',
  render: () => (
    <Breadcrumb
      label="Path to the class"
      items={[
        { label: 'Dashboard', href: '#dashboard' },
        { label: 'Classes', href: '#classes' },
        { label: '3B', href: '#3b' },
      ]}
    />
  ),
});

export const DontTitles = meta.story({
  tags: ['guidance'],
  name: 'Whole sentences wrap, and the path is longer than the page title.',
  render: () => (
    <Breadcrumb
      label="Path with long titles"
      items={[
        { label: 'Welcome to your dashboard', href: '#welcome' },
        { label: 'All of the classes that you teach', href: '#all' },
        { label: 'You are looking at class 3B', href: '#class' },
      ]}
    />
  ),
});
