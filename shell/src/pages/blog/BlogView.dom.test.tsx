import { LocaleProvider } from '@countertop/design-system/messages';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BlogView } from './BlogView.tsx';
import { postings } from './postings/postings.ts';

function htmlOf(named: string | undefined): string {
  return renderToString(
    <LocaleProvider locale="en-US">
      <BlogView named={named} />
    </LocaleProvider>,
  );
}

it('puts every article into the page that the server sends, for readers without a script', () => {
  const html = htmlOf(undefined);

  for (const { id } of postings) expect(html).toContain(`id="${id}"`);
  expect(html.match(/<article[^>]* data-part="article"/g)).toHaveLength(postings.length);
  // The address alone decides which is seen.
  expect(html).not.toContain(' hidden=""');
  expect(html).not.toContain('data-settled');
});

it('has one title for the page, and no style attribute', () => {
  const html = htmlOf(undefined);

  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).not.toContain(' style="');
});

it('gives every id in the page once', () => {
  const ids = [...htmlOf(undefined).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

it('leads from every card to its article, and from every article back', () => {
  const html = htmlOf('');

  for (const { id } of postings) expect(html).toContain(`href="/blog#${id}"`);
  expect(html.match(/href="\/blog"/g)?.length).toBe(2 * postings.length);
});
