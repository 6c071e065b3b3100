import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

export const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${token.space.s} ${token.space.l}`,
  // Fields are as wide as their container otherwise.
  '& > *': { inlineSize: 'auto' },
  // Size containers, so their content doesn't determine their width: segments query it.
  '& > [role="radiogroup"]': { flex: '1 1 20rem' },
});

/** A lesson has up to 30 problems: those below the window are laid out when they come near it. */
export const rows = css({
  display: 'grid',
  gap: token.space.m,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 24rem' },
});

/** The ticket next to its figures, or above them on narrow screens. */
export const row = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: token.space.m,
  alignItems: 'start',
});

export const figures = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space.s,
  justifyItems: 'start',
  '& > *': { maxInlineSize: '100%' },
  '& dl': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space.xs, margin: 0 },
  '& dl > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${token.space.s}` },
  '& dd': { margin: 0, fontWeight: token.weight.strong },
  '& p': { margin: 0 },
});

export const meter = css({ inlineSize: '100%' });

export const answers = css({
  display: 'grid',
  gap: token.space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${token.space.s}` },
  '& p': { flexBasis: '100%', margin: 0 },
});

export const names = css({
  display: 'grid',
  gap: token.space.s,
  margin: 0,
  overflowWrap: 'anywhere',
  '& dt': { fontWeight: token.weight.strong },
  '& dd': { margin: 0 },
});

/** Read from the last row of a classroom. */
export const talk = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: token.space.l,
  alignItems: 'start',
  inlineSize: '100%',
  textAlign: 'start',
  '& p': { margin: 0 },
  '@media (min-width: 900px)': { zoom: 1.6 },
  '& h3': { marginBlock: `0 ${token.space.xs}` },
});
