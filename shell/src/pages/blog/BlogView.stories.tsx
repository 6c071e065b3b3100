import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { BlogView } from './BlogView.tsx';

const meta = preview.meta({
  title: 'Shell/Blog/View',
  component: BlogView,
  parameters: { layout: 'fullscreen' },
  args: { named: '' },
});

export const List = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'The Countertop blog' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Money at the kitchen table' })).toHaveAttribute(
      'href',
      '/blog#money-at-the-kitchen-table',
    );
    await expect(canvas.getByRole('link', { name: 'Choose an age group' })).toHaveAttribute('href', '/game-setup');
  },
});

export const EveryChild = meta.story({ args: { named: 'math-play-for-every-child' } });

export const Time = meta.story({ args: { named: 'time-to-think' } });

export const Reasons = meta.story({ args: { named: 'a-reason-not-a-cross' } });

export const KitchenTable = meta.story({
  args: { named: 'money-at-the-kitchen-table' },
  play: async ({ canvas }) => {
    const article = canvas.getByRole('article', { name: 'Money at the kitchen table' });

    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await expect(within(article).getByText('By The Countertop team')).toBeVisible();
    await expect(within(article).getByText('August 18, 2026 · 4 minutes to read')).toBeVisible();
    await expect(within(article).getByRole('link', { name: /play Math Bistro/ })).toHaveAttribute('href', '/game');
    await expect(within(article).getAllByRole('link', { name: 'Back to all articles' })).toHaveLength(2);
    await expect(within(article).getByRole('heading', { name: 'Sources' })).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  args: { named: 'time-to-think' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

export const UnknownArticle = meta.story({
  args: { named: 'yesterdays-soup' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('that article is not here');
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
  },
});

/** What the server sends shows what the browser's own address names, before any script. */
export const BeforeAnyScript = meta.story({
  args: { named: undefined },
  beforeEach: () => () => {
    location.hash = '';
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.queryByRole('link', { name: 'Back to all articles' })).toBeNull();

    location.hash = '#time-to-think';

    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await expect(canvas.getByRole('article', { name: 'Time to think: math without the clock' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
});
