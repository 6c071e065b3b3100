import { LocaleProvider } from '@countertop/design-system/messages';
import { routerAt, RouterContextProvider } from '@countertop/routes/routerAt.fixture';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BlogView } from './BlogView.tsx';
import { postings } from './postings/postings.ts';

function htmlOf(hash: string | undefined): string {
  return renderToString(
    <RouterContextProvider router={routerAt('/blog')}>
      <LocaleProvider locale="en-US">
        <BlogView hash={hash} />
      </LocaleProvider>
    </RouterContextProvider>,
  );
}

it('renders every article on the server, for readers without JavaScript', () => {
  const html = htmlOf(undefined);

  for (const { id } of postings) expect(html).toContain(`id="${id}"`);
  expect(html.match(/<article[^>]* data-part="article"/g)).toHaveLength(postings.length);
  // The address decides which article shows.
  expect(html).not.toContain(' hidden=""');
  expect(html).not.toContain('data-settled');
});

it('has one title for the page, and no style attribute', () => {
  const html = htmlOf(undefined);

  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).not.toContain(' style="');
});

it('has no duplicate ids', () => {
  const ids = [...htmlOf(undefined).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

it('links every card to its article, and every article back to the list', () => {
  const html = htmlOf('');

  for (const { id } of postings) expect(html).toContain(`href="/blog#${id}"`);
  expect(html.match(/href="\/blog"/g)?.length).toBe(2 * postings.length);
});
