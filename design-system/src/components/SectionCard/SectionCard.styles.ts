import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

export const section = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space.m,
  scrollMarginBlockStart: token.space.xl,
  // Focused through in-page links, but not a control.
  '&:focus': { outline: 'none', boxShadow: 'none' },
  '& > p': { margin: 0 },
});

/** With large text on a phone, the action is below the lead. */
export const head = css({
  containerType: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: token.space.m,
  '@media print': { breakInside: 'avoid', breakAfter: 'avoid' },
  '& > h2': { margin: 0 },
  // A text link is taller than the heading on its line and must not push it down.
  '& > a': { marginBlock: '-0.375rem -0.625rem' },
  '& > p': { flexBasis: '100%', margin: 0, color: token.text.muted },
  '@container (inline-size < 22rem)': { '& > a': { order: 1, flexBasis: '100%', marginBlock: 0 } },
});
