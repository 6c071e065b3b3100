import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { when } from '../../layout.ts';

const lowTicket = '@container ticket (max-height: 15.5rem)';
/** Large text on a phone. */
const largeText = '@container ticket (max-width: 16rem)';

export const picture = css({
  flex: 'none',
  display: 'block',
  inlineSize: 'clamp(48px, 30cqb, 112px)',
  '& + h2': { fontSize: '1.375rem', [lowTicket]: { fontSize: '1.125rem' } },
  [largeText]: { '& + h2': { fontSize: '0.875rem' } },
  // Below the clip of the rail.
  [when.sideways]: { inlineSize: 52, marginBlockStart: 10, '& + h2': { fontSize: '1.125rem', marginBlockStart: 10 } },
});

export const bell = css({ display: 'block', padding: '8%' });

/** Words and a chore: below each other, and next to each other where the ticket is low. */
export const text = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'start',
  gap: '10px 8px',
  fontSize: '1.0625rem',
  lineHeight: 1.4,
  '& > :first-of-type': { flex: '1 1 100%' },
  [lowTicket]: { fontSize: '1rem', lineHeight: 1.3, '& > :first-of-type': { flex: '1 1 8rem' } },
  [largeText]: {
    gap: '2px 8px',
    paddingBlockEnd: 6,
    fontSize: '0.8125rem',
    lineHeight: 1.15,
    '& button': { paddingBlock: 2, fontSize: '0.875rem' },
  },
});

export const news = css({
  marginBlockStart: 8,
  paddingInlineStart: 10,
  borderInlineStart: `4px solid ${token.border.paper}`,
});

/** Keeps its height while empty. */
export const action = css({
  '--target-control': token.target.adult,
  display: 'grid',
  minBlockSize: 48,
  paddingBlockEnd: token.foot,
  '@container ticket (min-height: 18rem)': { '--target-control': token.target.child },
  [largeText]: { '& button': { paddingInline: 8, fontSize: '0.875rem' } },
});
