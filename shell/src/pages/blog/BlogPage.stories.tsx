import { ThemeRoot } from '@countertop/design-system/ThemeRoot';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { BlogPage } from './BlogPage.tsx';

interface SiteProps {
  /** History entries. The last one is the current page. */
  entries: readonly string[];
}

function makeTestRouter(entries: readonly string[]) {
  const root = createRootRoute({ component: Outlet });
  const page = createRoute({ getParentRoute: () => root, path: '/blog', component: BlogPage });
  const history = createMemoryHistory({ initialEntries: [...entries] });
  return createRouter({ routeTree: root.addChildren([page]), history, scrollRestoration: true });
}

/** The back and forward buttons of the browser. */
let browser = createMemoryHistory();

/** The page in a router like that of the site. */
function Site({ entries }: SiteProps) {
  const [router] = useState(() => makeTestRouter(entries));
  useEffect(() => {
    browser = router.history;
  }, [router]);
  return (
    <ThemeRoot navigate={(href) => router.history.push(href)}>
      <RouterProvider router={router} />
    </ThemeRoot>
  );
}

const meta = preview.meta({
  title: 'Shell/Blog/Page',
  component: Site,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: () => {
    const { title } = document;
    return () => {
      document.title = title;
    };
  },
});

const time = 'Time to think: math without the clock';

export const OpensAnArticleAndComesBack = meta.story({
  args: { entries: ['/blog'] },
  play: async ({ userEvent }) => {
    const card = await screen.findByRole('link', { name: time });
    card.scrollIntoView({ block: 'center' });
    const listTop = window.scrollY;

    await userEvent.click(card);

    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: time })).toHaveFocus());
    await expect(window.scrollY).toBe(0);
    await expect(document.title).toBe(`${time} | Countertop`);
    await expect(screen.getAllByRole('article')).toHaveLength(1);

    await userEvent.click(screen.getByRole('link', { name: 'The Countertop blog' }));

    await waitFor(() => expect(screen.getByRole('link', { name: time })).toHaveFocus());
    await expect(window.scrollY).toBe(listTop);
    await expect(listTop).toBeGreaterThan(0);
    await expect(screen.getAllByRole('article')).toHaveLength(4);
  },
});

export const GoesBackAndForwardInTheBrowser = meta.story({
  args: { entries: ['/blog'] },
  play: async ({ userEvent }) => {
    const card = await screen.findByRole('link', { name: time });
    card.scrollIntoView({ block: 'center' });
    const listTop = window.scrollY;
    await userEvent.click(card);
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: time })).toHaveFocus());

    browser.back();
    await waitFor(() => expect(screen.getByRole('link', { name: time })).toHaveFocus());
    await expect(window.scrollY).toBe(listTop);

    browser.forward();
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: time })).toHaveFocus());
  },
});

export const DeepLink = meta.story({
  args: { entries: ['/blog#a-reason-not-a-cross'] },
  play: async ({ userEvent }) => {
    const title = 'A wrong answer deserves a reason, not a cross';
    await expect(await screen.findByRole('article', { name: title })).toBeVisible();
    await expect(document.title).toBe(`${title} | Countertop`);
    await expect(screen.getAllByRole('article')).toHaveLength(1);

    await userEvent.click(screen.getByRole('link', { name: 'Back to all articles' }));

    const card = await screen.findByRole('link', { name: title });
    await waitFor(() => expect(card).toHaveFocus());
    const { top, bottom } = card.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

export const ReadsTheNextOne = meta.story({
  args: { entries: ['/blog#money-at-the-kitchen-table'] },
  play: async ({ userEvent }) => {
    const next = 'Math play for every hand, eye and ear';
    await userEvent.click(await screen.findByRole('link', { name: next }));

    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: next })).toHaveFocus());
    await expect(window.scrollY).toBe(0);
  },
});

export const UnknownArticle = meta.story({
  args: { entries: ['/blog#yesterdays-soup'] },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('that article is not here');
    await expect(screen.getAllByRole('article')).toHaveLength(4);
  },
});
