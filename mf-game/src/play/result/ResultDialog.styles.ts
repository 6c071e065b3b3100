import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { when } from '../layout.ts';

export const body = css({ display: 'grid', gap: 14, [when.phone]: { gap: 12 } });

export const layout = css({
  display: 'grid',
  '&, &:focus-visible': { outline: 'none', boxShadow: 'none' },
  gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)',
  gap: 24,
  alignItems: 'start',
  [when.phone]: { gridTemplateColumns: '1fr', gap: 12 },
});

/** The customer's shoulders rest on the edge of the ticket, so the steps start lower. */
export const paper = css({ '& h3': { fontSize: '1.25rem', marginBlockEnd: 8 } });

export const total = css({ '& > *': { fontSize: '1.1875rem', fontWeight: token.weight.strong } });

export const answers = css({
  display: 'grid',
  gap: 9,
  // Both numbers side by side, so that the buttons stay in view.
  [when.phone]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
    '& > :not([data-answer])': { gridColumn: '1 / -1' },
  },
});

export const answerRow = css({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: 50,
  padding: '8px 14px',
  border: `2px solid ${token.danger.border}`,
  borderRadius: token.radius.control,
  background: token.danger.bg,
  color: token.danger.text,
  '& b': { marginInlineStart: 'auto', fontSize: '1.25rem', fontWeight: token.weight.strong },
  '&[data-right]': { borderColor: token.success.border, background: token.success.bg, color: token.success.text },
  [when.phone]: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: '0 8px',
    padding: '6px 10px',
    fontSize: '1rem',
    lineHeight: 1.3,
    '& > b': { gridColumn: 2, margin: 0 },
  },
});

export const earned = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '4px 12px',
  margin: '6px 0 0',
  fontWeight: token.weight.medium,
  '& dd': { margin: 0, fontSize: '1.25rem', fontWeight: token.weight.strong, textAlign: 'end' },
});

/** Large and first: the most important thing to remember. */
export const reason = css({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  padding: '14px 18px',
  border: `2px solid ${token.info.border}`,
  borderRadius: token.radius.control,
  background: token.info.bg,
  color: token.info.text,
  fontSize: '1.3125rem',
  fontWeight: token.weight.medium,
  lineHeight: 1.35,
  '& > svg': { flex: 'none' },
  '& > p': { flex: 1, minInlineSize: 0 },
  [when.phone]: { gap: 10, padding: '10px 12px', fontSize: '1.125rem' },
});

/** Help at the start, the problem report at the end. */
export const footer = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  marginBlockEnd: -8,
});

export const report = css({ marginInlineStart: 'auto' });

export const reasons = css({ display: 'grid', gap: 8 });

/** Side by side on phones where possible, which saves a row above the buttons. */
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 14,
  [when.phone]: { gap: 10, '& > *': { flex: '1 1 7rem' } },
});
