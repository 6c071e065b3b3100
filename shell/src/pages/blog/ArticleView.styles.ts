import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';
import { textColumn } from './margin.ts';

/** An address with the article's id scrolls to the top of the page. */
export const view = css({
  // Longer than a sheet of paper.
  '@media print': { breakInside: 'auto' },
  container: 'article / inline-size',
  '&, &:target': { scrollMarginBlockStart: '100vb' },
});

/** Title at the start, picture at the end, or below the title. */
export const head = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space.l,
  marginBlockEnd: token.space.xl,
  '@container article (inline-size >= 46rem)': {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    columnGap: token.space.xl,
    alignItems: 'center',
  },
});

export const words = css({
  display: 'grid',
  gap: token.space.s,
  '& h2': { fontSize: token.type.h1, textWrap: 'balance' },
  '& h2:focus': { outline: 'none', boxShadow: 'none' },
  '& > p': { fontSize: token.type.lead, lineHeight: 1.45, color: token.text.muted },
});

/** Reserves the space until the picture has loaded. */
export const picture = css({
  overflow: 'hidden',
  aspectRatio: '2.2',
  '@media (scripting: none)': { display: 'none' },
  borderRadius: token.radius.card,
  '@media print': { display: 'none' },
});

export const byline = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${token.space.xs} ${token.space.m}`,
  fontSize: token.type.caption,
  color: token.text.muted,
});

/** Space between blocks. A heading is closer to the block that follows it. */
export const text = css({
  display: 'flow-root',
  counterReset: 'mark source',
  ...textColumn,
  fontSize: token.type.body,
  lineHeight: 1.65,
  '& > * + *': { marginBlockStart: token.space.m },
  '& > h3': { marginBlockStart: token.space.xl, breakAfter: 'avoid' },
});

export const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: token.space.m,
  marginBlockStart: token.space.xl,
  paddingBlockStart: token.space.m,
  borderBlockStart: `${token.line.hair} solid ${token.border.subtle}`,
  '@media print': { display: 'none' },
});

export const crumb = css({ marginBlockEnd: token.space.xs, '@media print': { display: 'none' } });
