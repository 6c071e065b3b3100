import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';
import { column } from '../shared/Account.styles.ts';

/** One row per session, with the button at the end. */
export const rows = css({
  ...column,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: token.space.s,
    paddingBlock: token.space.s,
    borderBlockStart: `${token.line.hair} solid ${token.border.subtle}`,
  },
  '& > li > div': { flex: '1 1 14rem', minInlineSize: 0 },
  '& p': { margin: 0 },
  '& p + p': { color: token.text.muted, fontSize: token.type.label, textWrap: 'balance' },
});

export const device = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space.xs,
  fontWeight: token.weight.strong,
});

export const signs = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space.s });

/** Facts with a label above each. */
export const facts = css({
  display: 'grid',
  gap: token.space.s,
  margin: 0,
  '& dt': { fontSize: token.type.label, color: token.text.muted },
  '& dd': { margin: 0, fontWeight: token.weight.strong, overflowWrap: 'anywhere' },
});
