import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { when } from '../../layout.ts';

export const sections = css({ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' });

/** The level badge next to its bars, or above them with large text. */
export const reached = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 20px',
  alignItems: 'center',
  '& > svg': { flex: 'none' },
  '& > p': { flex: '1 1 100%' },
  [when.phone]: { gap: 12, '& > svg': { inlineSize: 72, blockSize: 'auto' } },
});

export const bars = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  flex: '1 1 11rem',
  minInlineSize: 0,
});

export const label = css({
  fontFamily: token.font.display,
  fontWeight: token.weight.display,
  fontSize: '1.75rem',
  lineHeight: 1.1,
  color: token.text.heading,
  // Says that the name is no age group.
  '& small': { fontFamily: token.font.text, fontSize: '1rem', color: token.text.muted },
});

export const note = css({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontSize: '1rem',
  color: token.text.muted,
  '& > svg': { flex: 'none' },
});

/** Small, because it is for grown-ups. */
export const standards = css({ display: 'block', fontSize: '0.8125rem' });

export const part = css({ '& > h3': { fontSize: token.type.h3, marginBlockEnd: 8 } });

export const shelf = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 130px), 1fr))',
  gap: '16px 0',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  textAlign: 'center',
  '& > li': { display: 'grid', justifyItems: 'center', alignContent: 'start' },
  // A wooden shelf under the badges.
  '& p': {
    inlineSize: '100%',
    paddingBlockStart: 4,
    borderBlockStart: `8px solid ${token.surface.boardFrame}`,
    fontSize: '0.9375rem',
    lineHeight: 1.3,
    color: token.text.muted,
  },
  '& b': { display: 'block', color: token.text.default, fontSize: '1rem', fontWeight: token.weight.strong },
});

export const certificateList = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: '14px 24px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'center', gap: 12 },
  '& > li > svg': { flex: 'none' },
  '& > li > div': { display: 'grid', gap: 4, flex: 1, minInlineSize: 0 },
  '& h4': { fontFamily: token.font.text, fontSize: '1.0625rem', fontWeight: token.weight.strong },
});

export const locked = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '10px 16px',
  border: `2px dashed ${token.border.default}`,
  borderRadius: token.radius.card,
  '& > p': { flex: '1 1 14rem' },
  '& > svg': { flex: 'none' },
  [when.phone]: { padding: '10px 12px' },
});
