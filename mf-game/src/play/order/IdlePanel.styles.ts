import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { when } from '../layout.ts';

export const sheet = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  minBlockSize: 232,
  alignContent: 'start',
  // Aligned to the top, so that a longer sentence moves nothing above it.
  [when.phone]: { minBlockSize: 150, gridTemplateColumns: 'auto 1fr', alignItems: 'start' },
  [when.sideways]: { minBlockSize: 110, gridTemplateColumns: 'auto 1fr', alignItems: 'center' },
});

export const picture = css({
  display: 'block',
  inlineSize: 104,
  [when.phone]: { inlineSize: 76 },
  [when.sideways]: { inlineSize: 64 },
});

export const bell = css({ display: 'block', padding: 10 });

export const text = css({
  display: 'grid',
  gap: 6,
  '& h2': { fontSize: '1.375rem' },
  '& p': { fontSize: '1.0625rem', lineHeight: 1.4 },
  [when.phone]: { '& h2': { fontSize: '1.1875rem' }, '& p': { fontSize: '1rem' } },
});

export const news = css({
  gridColumn: '1 / -1',
  paddingInlineStart: 10,
  borderInlineStart: `4px solid ${token.border.paper}`,
  fontSize: '1rem',
  lineHeight: 1.4,
});

/** Keeps its height while empty, so that nothing below moves. */
export const action = css({
  display: 'grid',
  minBlockSize: token.target.control,
  margin: '20px 14px 0',
  [when.phone]: { margin: '12px 6px 0' },
});
