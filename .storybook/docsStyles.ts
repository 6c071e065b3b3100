import type { CSSObject } from '@emotion/react';
import { media, token } from '../design-system/src/tokens/tokens.ts';

const page = '#storybook-docs .sbdocs-content';

/** Selects elements of the page itself, not of the stories on it. */
function pageElements(...elements: string[]): string {
  return elements
    .map((element) => `${page} :where(${element}:not(.sb-anchor, .sb-unstyled, .sb-unstyled ${element}))`)
    .join();
}

/** Documentation pages: our typeface, generous spacing, hairlines instead of boxes. */
export const docsStyles: CSSObject = {
  '#storybook-docs .sbdocs-wrapper': {
    padding: `${token.space.xxl} ${token.space.gutter} ${token.space.hero}`,
    background: token.surface.page,
    color: token.text.default,
    [media.phone]: { paddingBlockStart: token.space.l },
  },
  [page]: { maxInlineSize: '58rem' },
  [pageElements('h1', 'h2', 'h3', 'p', 'li', 'td', 'th', 'a', 'blockquote')]: {
    color: token.text.default,
    fontFamily: token.font.text,
  },
  [pageElements('h1', 'h2')]: {
    color: token.text.heading,
    fontFamily: token.font.display,
    fontWeight: token.weight.display,
    letterSpacing: token.tracking.display,
    border: 0,
  },
  [pageElements('h1')]: {
    marginBlock: `0 ${token.space.m}`,
    fontSize: 'min(2.75rem, 11vi)',
    lineHeight: token.leading.display,
  },
  [pageElements('h2')]: {
    marginBlock: `${token.space.xxl} ${token.space.s}`,
    paddingBlock: 0,
    fontSize: '1.625rem',
    lineHeight: token.leading.heading,
  },
  [pageElements('h3')]: {
    marginBlock: `${token.space.xl} ${token.space.xs}`,
    fontSize: '1.125rem',
    fontWeight: token.weight.strong,
    lineHeight: token.leading.dense,
  },
  [pageElements('p', 'li')]: { maxInlineSize: token.width.reading, fontSize: '1rem', lineHeight: token.leading.text },
  [pageElements('p')]: { marginBlock: `0 ${token.space.m}` },
  [pageElements('h1 + p')]: {
    marginBlockEnd: token.space.xl,
    fontSize: '1.25rem',
    lineHeight: token.leading.dense,
    color: token.text.muted,
  },
  [pageElements('ul', 'ol')]: { marginBlock: `0 ${token.space.l}`, paddingInlineStart: token.space.l },
  [pageElements('li + li')]: { marginBlockStart: token.space.xs },
  [pageElements('a')]: { color: token.text.link, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  [pageElements('table')]: {
    inlineSize: '100%',
    marginBlock: `${token.space.xs} ${token.space.xl}`,
    borderCollapse: 'collapse',
    fontSize: '0.9375rem',
    lineHeight: token.leading.dense,
    [media.phone]: { display: 'block', overflowX: 'auto' },
  },
  [pageElements('tr', 'tr:nth-of-type(2n)')]: {
    background: 'none',
    border: 0,
    borderBlockEnd: `1px solid ${token.border.subtle}`,
  },
  [pageElements('th')]: {
    paddingBlock: token.space.xs,
    paddingInline: `0 ${token.space.m}`,
    border: 0,
    borderBlockEnd: `2px solid ${token.border.strong}`,
    fontWeight: token.weight.strong,
    textAlign: 'start',
  },
  [pageElements('td')]: {
    paddingBlock: token.space.s,
    paddingInline: `0 ${token.space.m}`,
    border: 0,
    verticalAlign: 'top',
  },
  [pageElements('td:first-of-type')]: { fontWeight: token.weight.strong },
  [pageElements('code')]: {
    paddingInline: '0.3em',
    border: `1px solid ${token.border.subtle}`,
    borderRadius: token.radius.tag,
    background: token.surface.sunken,
    color: token.text.default,
    fontSize: '0.875em',
  },
  [pageElements('p > code', 'li > code', 'td > code')]: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  // Storybook’s colors of these have too little contrast.
  [`${page} pre .token:is(.attr-name, .class-name, .dom.variable, .number)`]: { color: token.text.default },
  '#storybook-docs aside h2': { fontFamily: token.font.text },
  // Foundations stories are shown without a frame.
  [`${page} > main > .sb-unstyled:not(.sbdocs-preview)`]: { marginBlock: `${token.space.m} ${token.space.xl}` },
  '#storybook-docs .sbdocs-preview': {
    marginBlock: `${token.space.m} ${token.space.xl}`,
    border: `1px solid ${token.border.subtle}`,
    borderRadius: token.radius.card,
    boxShadow: 'none',
    background: token.surface.page,
  },
};
