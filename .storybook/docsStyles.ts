import type { CSSObject } from '@emotion/react';
import { media, token } from '../design-system/src/tokens/tokens.ts';

const page = '#storybook-docs .sbdocs-content';

/** An element of the page itself, not of a story on it. */
function own(...elements: string[]): string {
  return elements.map((one) => `${page} :where(${one}:not(.sb-anchor, .sb-unstyled, .sb-unstyled ${one}))`).join();
}

/** A page of the documentation is a plain sheet for grown-ups: our type, room to read, hairlines, no boxes in boxes. */
export const docsStyles: CSSObject = {
  '#storybook-docs .sbdocs-wrapper': {
    padding: `${token.space.xxl} ${token.space.gutter} ${token.space.hero}`,
    background: token.surface.page,
    color: token.text.default,
    [media.phone]: { paddingBlockStart: token.space.l },
  },
  [page]: { maxInlineSize: '58rem' },
  [own('h1', 'h2', 'h3', 'p', 'li', 'td', 'th', 'a', 'blockquote')]: {
    color: token.text.default,
    fontFamily: token.font.text,
  },
  [own('h1', 'h2')]: {
    color: token.text.heading,
    fontFamily: token.font.display,
    fontWeight: token.weight.display,
    letterSpacing: token.tracking.display,
    border: 0,
  },
  [own('h1')]: { marginBlock: `0 ${token.space.m}`, fontSize: '2.75rem', lineHeight: token.leading.display },
  [own('h2')]: {
    marginBlock: `${token.space.xxl} ${token.space.s}`,
    paddingBlock: 0,
    fontSize: '1.625rem',
    lineHeight: token.leading.heading,
  },
  [own('h3')]: {
    marginBlock: `${token.space.xl} ${token.space.xs}`,
    fontSize: '1.125rem',
    fontWeight: token.weight.strong,
    lineHeight: token.leading.dense,
  },
  [own('p', 'li')]: { maxInlineSize: token.width.reading, fontSize: '1rem', lineHeight: token.leading.text },
  [own('p')]: { marginBlock: `0 ${token.space.m}` },
  [own('h1 + p')]: {
    marginBlockEnd: token.space.xl,
    fontSize: '1.25rem',
    lineHeight: token.leading.dense,
    color: token.text.muted,
  },
  [own('ul', 'ol')]: { marginBlock: `0 ${token.space.l}`, paddingInlineStart: token.space.l },
  [own('li + li')]: { marginBlockStart: token.space.xs },
  [own('a')]: { color: token.text.link, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  [own('table')]: {
    inlineSize: '100%',
    marginBlock: `${token.space.xs} ${token.space.xl}`,
    borderCollapse: 'collapse',
    fontSize: '0.9375rem',
    lineHeight: token.leading.dense,
  },
  [own('tr', 'tr:nth-of-type(2n)')]: {
    background: 'none',
    border: 0,
    borderBlockEnd: `1px solid ${token.border.subtle}`,
  },
  [own('th')]: {
    paddingBlock: token.space.xs,
    paddingInline: `0 ${token.space.m}`,
    border: 0,
    borderBlockEnd: `2px solid ${token.border.strong}`,
    fontWeight: token.weight.strong,
    textAlign: 'start',
  },
  [own('td')]: {
    paddingBlock: token.space.s,
    paddingInline: `0 ${token.space.m}`,
    border: 0,
    verticalAlign: 'top',
  },
  [own('td:first-of-type')]: { fontWeight: token.weight.strong },
  [own('code')]: {
    paddingInline: '0.3em',
    border: `1px solid ${token.border.subtle}`,
    borderRadius: token.radius.tag,
    background: token.surface.sunken,
    color: token.text.default,
    fontSize: '0.875em',
  },
  // An exhibit stands on the page itself, without a frame.
  [`${page} > .sb-unstyled:not(.sbdocs-preview)`]: { marginBlock: `${token.space.m} ${token.space.xl}` },
  '#storybook-docs .sbdocs-preview': {
    marginBlock: `${token.space.m} ${token.space.xl}`,
    border: `1px solid ${token.border.subtle}`,
    borderRadius: token.radius.card,
    boxShadow: 'none',
    background: token.surface.page,
  },
};
