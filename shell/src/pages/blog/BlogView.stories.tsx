import { expect, waitFor, within } from 'storybook/test';
import { inAllModes } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { BlogView } from './BlogView.tsx';

const meta = preview.meta({
  title: 'Shell/Blog/View',
  component: BlogView,
  parameters: { layout: 'fullscreen' },
  args: { hash: '' },
});

export const List = meta.story({
  tags: ['nightly'],
  parameters: inAllModes,
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

export const EveryChild = meta.story({ tags: ['nightly'], args: { hash: 'math-play-for-every-child' } });

export const Time = meta.story({ args: { hash: 'time-to-think' } });

export const Reasons = meta.story({ args: { hash: 'a-reason-not-a-cross' } });

export const KitchenTable = meta.story({
  tags: ['nightly'],
  args: { hash: 'money-at-the-kitchen-table' },
  play: async ({ canvas }) => {
    const article = canvas.getByRole('article', { name: 'Money at the kitchen table' });

    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await expect(within(article).getByText('By The Countertop team')).toBeVisible();
    await expect(within(article).getByText('August 18, 2026 · 4-minute read')).toBeVisible();
    await expect(within(article).getByRole('link', { name: /play Math Bistro/ })).toHaveAttribute('href', '/game');
    await expect(within(article).getByRole('link', { name: 'The Countertop blog' })).toHaveAttribute('href', '/blog');
    await expect(within(article).getByRole('link', { name: 'Back to all articles' })).toHaveAttribute('href', '/blog');
    await expect(within(article).getByRole('link', { name: /What Works Clearinghouse/ })).toBeVisible();
    await expect(within(article).getAllByRole('note')).toHaveLength(3);
  },
});

export const OnAPhone = meta.story({
  args: { hash: 'time-to-think' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

export const UnknownArticle = meta.story({
  args: { hash: 'yesterdays-soup' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('that article is not here');
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
  },
});

/** Server-rendered HTML shows the article of the address before any script runs. */
export const BeforeHydration = meta.story({
  tags: ['nightly'],
  args: { hash: undefined },
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
