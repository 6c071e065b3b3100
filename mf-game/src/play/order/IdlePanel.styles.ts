import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { when } from '../layout.ts';

const lowTicket = '@container ticket (max-height: 15.5rem)';

export const picture = css({
  flex: 'none',
  display: 'block',
  inlineSize: 'clamp(48px, 30cqb, 112px)',
  '& + h2': { fontSize: '1.375rem', [lowTicket]: { fontSize: '1.125rem' } },
  // Below the clip of the rail.
  [when.sideways]: { inlineSize: 52, marginBlockStart: 10, '& + h2': { fontSize: '1.125rem', marginBlockStart: 10 } },
});

export const bell = css({ display: 'block', padding: '8%' });

export const text = css({
  fontSize: '1.0625rem',
  lineHeight: 1.4,
  [lowTicket]: { fontSize: '1rem', lineHeight: 1.3 },
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
});
