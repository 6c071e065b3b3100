import { css, keyframes } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { when } from '../../layout.ts';
import { visuallyHidden } from '../../assist/visuallyHidden.ts';

const drop = keyframes({ from: { transform: 'translateY(-12px) rotate(-1deg)', opacity: 0 } });

/** A yellow slip, over the head of the ticket and as wide as the paper. */
export const slip = css({
  marginInline: -8,
  marginBlockEnd: 4,
  paddingBlock: '0 8px',
  paddingInline: '12px 4px',
  background: token.warning.bg,
  color: token.warning.text,
  border: `2px solid ${token.warning.border}`,
  borderRadius: token.radius.control,
  boxShadow: token.shadow.lift,
  fontSize: '1.0625rem',
  lineHeight: 1.3,
  animation: `${drop} ${token.motion.duration.base} ${token.motion.easing.settle}`,
  '@container ticket (max-height: 15.5rem)': { fontSize: '0.9375rem', lineHeight: 1.2, paddingBlockEnd: 5 },
  '@container ticket (max-height: 9rem)': { fontSize: '0.75rem' },
  // The question stays in sight under a long hint.
  maxBlockSize: '52cqb',
  overflow: 'hidden auto',
  scrollbarWidth: 'thin',
});

export const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: 44,
  '--text-default': 'currentColor',
  [when.shortestPhone]: { marginBlock: '-2px -6px' },
});

export const count = css({ flex: 1, fontWeight: token.weight.strong });

/** Only the newest hint, until there is room for all of them. */
export const list = css({
  display: 'grid',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  position: 'relative',
  '& li:not(:last-of-type)': {
    '@container ticket (max-height: 27rem)': visuallyHidden,
  },
});
