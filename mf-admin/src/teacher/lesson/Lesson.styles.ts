import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

export const part = css({
  display: 'grid',
  gap: token.space.xs,
  '& > h3': { margin: 0, fontSize: token.type.body },
  '& > p': { margin: 0, color: token.text.muted },
});

/** Two fields side by side if there is room. */
export const pair = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  gap: token.space.m,
});

export const link = css({
  '&&': { color: token.text.default },
  fontSize: token.type.h3,
  fontWeight: token.weight.strong,
  overflowWrap: 'anywhere',
});

export const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: token.space.s });

/** Readable from the last row of a classroom. */
export const bigLink = css({
  maxInlineSize: 'none',
  margin: 0,
  fontSize: 'clamp(2rem, 6vw, 6rem)',
  fontWeight: token.weight.strong,
  lineHeight: 1.2,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

/** While a sheet is on the page, only it is printed. */
export const onlyTickets = css({
  '@media print': {
    'body > :not(:has([data-tickets]))': { display: 'none !important' },
    'header, main, footer': { display: 'none !important' },
  },
});

export const sheet = css({
  display: 'none',
  '@media print': { display: 'block' },
  '& > h1': { fontSize: '18pt', margin: 0 },
});

const writingLine = { borderBlockEnd: '1pt solid currentColor' } as const;

export const nameLine = css({ ...writingLine, inlineSize: '60%', marginBlock: '8pt 14pt', fontSize: '11pt' });

export const tickets = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '12pt',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '11pt',
  '& > li': {
    display: 'grid',
    alignContent: 'start',
    gap: '4pt',
    padding: '10pt',
    border: '1pt dashed currentColor',
    breakInside: 'avoid',
    '& > h2': { fontSize: '12pt', margin: 0 },
    '& > p': { margin: 0 },
    // The star of today's specials refers to the menu in the game.
    '& svg[data-icon]': { display: 'none' },
  },
});

export const answerLine = css({ ...writingLine, marginBlockStart: '14pt !important' });

export const key = css({
  breakBefore: 'page',
  fontSize: '12pt',
  '& > h2': { fontSize: '16pt', margin: 0 },
  '& > ol': { columnCount: 3, margin: 0 },
});
