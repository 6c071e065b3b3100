import { css, keyframes } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { when } from '../../layout.ts';

const { duration, easing } = token.motion;
const print = keyframes({ from: { transform: 'translateY(-6px)', opacity: 0 } });

/** The receipt, the best moment and a question, next to each other where there is room. */
export const columns = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'flex-start',
  gap: '16px 28px',
  inlineSize: '100%',
  maxInlineSize: 1200,
  [when.sideways]: { gap: 12 },
});

export const receipt = css({
  flex: '1 1 340px',
  maxInlineSize: 440,
  minInlineSize: 0,
  textAlign: 'start',
  '& p': { fontSize: '0.9375rem', lineHeight: 1.3, color: token.text.onPaperMuted },
  '& hr': { marginBlock: 8 },
  [when.sideways]: {
    flexBasis: '40%',
    '& *': { fontSize: '0.9375rem' },
    '& p': { fontSize: '0.875rem' },
    '& hr': { marginBlock: 4 },
  },
});

export const printed = css({
  visibility: 'hidden',
  marginBlockStart: 4,
  '&[data-shown]': { visibility: 'visible', animation: `${print} ${duration.quick} ${easing.out}` },
});

export const sum = css({ fontWeight: token.weight.strong });

export const beside = css({
  display: 'grid',
  gap: 16,
  flex: '1 1 320px',
  maxInlineSize: 440,
  minInlineSize: 0,
  padding: '14px 18px',
  textAlign: 'start',
  // The lit windows of the street are behind it.
  background: token.surface.board,
  border: `2px solid ${token.border.strong}`,
  borderRadius: token.radius.card,
  [when.sideways]: { flexBasis: '40%', gap: 8, padding: '8px 12px' },
});

export const question = css({
  flex: '1 1 320px',
  maxInlineSize: 440,
  minInlineSize: 0,
  textAlign: 'start',
  background: token.surface.board,
  borderRadius: token.radius.card,
  [when.sideways]: { flexBasis: '40%' },
  '&:empty': { display: 'none' },
});

export const moment = css({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  '& > svg': { flex: 'none', inlineSize: 64, blockSize: 64 },
  '& p': { lineHeight: 1.3 },
  '& span': { display: 'block', color: token.text.muted },
  '& b': { fontSize: '1.25rem', fontWeight: token.weight.strong },
  [when.sideways]: { '& > svg': { inlineSize: 40, blockSize: 40 }, '& b': { fontSize: '1rem' } },
});

/** Quiet and small: the page is the child's. */
export const grownUps = css({
  fontSize: '0.9375rem',
  '& ul': { margin: 0, paddingInlineStart: '1.25em' },
});
