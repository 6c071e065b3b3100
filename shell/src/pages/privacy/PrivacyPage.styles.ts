import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

const besideThePolicy = '@media (min-width: 62rem)';

/** The table of contents next to the policy, or above it if there is no space. */
export const sheet = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space.xl,
  [besideThePolicy]: { gridTemplateColumns: '15rem minmax(0, 44rem)', columnGap: token.space.section },
});

export const contents = css({
  alignSelf: 'start',
  fontSize: token.type.label,
  '& h2': { fontFamily: token.font.text, fontSize: token.type.body, fontWeight: token.weight.strong },
  '& ol': { margin: 0, marginBlockStart: token.space.xs, padding: 0, listStyle: 'none' },
  '& li': { borderBlockStart: `${token.line.hair} solid ${token.border.subtle}` },
  '& a': { display: 'flex' },
  '@media print': { display: 'none' },
  [besideThePolicy]: {
    position: 'sticky',
    insetBlockStart: token.space.l,
    maxBlockSize: 'calc(100dvb - 3rem)',
    overflow: 'auto',
    // A line along the side, which is thick at the current section.
    '& li': { border: 0, borderInlineStart: `4px solid ${token.border.subtle}`, paddingInlineStart: token.space.s },
    '& li[data-current]': { borderInlineStartColor: token.accent.awning },
    '& li[data-current] > a': {
      color: token.text.heading,
      fontWeight: token.weight.strong,
      textDecorationLine: 'none',
    },
    '@media (forced-colors: active)': { '& li[data-current]': { borderInlineStartColor: 'Highlight' } },
  },
});

/** A comfortable line length. */
export const policy = css({
  lineHeight: 1.65,
  '& > section[data-ground]': { marginBlockStart: token.space.xxl },
  '& h3': { marginBlock: `${token.space.l} ${token.space.xs}` },
  '& p + p, & p + ul, & ul + p, & p + div': { marginBlockStart: token.space.s },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: token.space.xs,
    paddingInlineStart: '1.4em',
  },
});

export const short = css({ fontSize: token.type.h2, marginBlockEnd: token.space.s });

/** Plain weight for row headings: the heading of a row is no more important than how long the record is kept. */
export const records = css({
  '& tbody th': { fontWeight: token.weight.text, overflowWrap: 'anywhere' },
  '& tbody td:last-of-type': { fontWeight: token.weight.medium },
  '& tr': { breakInside: 'avoid' },
});

/** A name without spaces can break anywhere, and reads from left to right in every language. */
export const nameInBrowser = css({
  display: 'inline-block',
  // With large text, the table is narrower in relation to its words.
  minInlineSize: 'min(13.5rem, 40cqi)',
  direction: 'ltr',
  unicodeBidi: 'isolate',
  fontFamily: token.font.text,
  fontSize: token.type.label,
  color: token.text.muted,
  overflowWrap: 'anywhere',
});

/** Wide enough for the most frequent answer in one line. */
export const period = css({ display: 'inline-block', minInlineSize: 'min(9.5rem, 28cqi)' });
