import { css, keyframes } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { when } from '../../play/layout.ts';

const { duration, easing } = token.motion;
/** Phones on which the text would be below the fold. */
const lowPhone = '@media (max-width: 720px) and (max-height: 800px)';

const arrive = keyframes({ from: { transform: 'translateY(12px) scale(.96)', opacity: 0 } });
const drop = keyframes({ from: { transform: 'translateY(-40px) scale(.8)', opacity: 0 } });

export const middle = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 150,
  paddingBlock: '14px 4px',
  '& > svg': { animation: `${drop} ${duration.arrive} ${easing.settle}` },
  [lowPhone]: { '&& > svg': { inlineSize: 112, blockSize: 'auto' } },
  [when.sideways]: { minBlockSize: 0, paddingBlock: '6px 0', '&& > svg': { inlineSize: 64, blockSize: 'auto' } },
});

export const crowd = css({
  position: 'relative',
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'end',
  gap: 'clamp(4px, 5vw, 48px)',
  marginBlockEnd: -6,
  '& > svg': { inlineSize: 'clamp(56px, 16%, 104px)' },
  [lowPhone]: { display: 'none' },
  [when.sideways]: { display: 'none' },
});

/** Later stages take their space from the start, so that nothing moves. */
export const staged = css({
  visibility: 'hidden',
  '&[data-shown]': { visibility: 'visible', animation: `${arrive} ${duration.arrive} ${easing.settle}` },
});

export const text = css({
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  marginBlockStart: 16,
  [when.sideways]: { marginBlockStart: 10 },
  textAlign: 'center',
  '& > p': { maxInlineSize: '32ch' },
});

export const points = css({
  fontFamily: token.font.display,
  fontWeight: token.weight.display,
  fontSize: '1.75rem',
  lineHeight: 1.2,
  color: token.text.heading,
});

export const gain = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '8px 24px',
  marginBlockStart: 16,
  [when.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const unlocks = css({
  marginBlockStart: 16,
  '& > h3': { fontSize: token.type.h3 },
  '& > ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
    gap: 12,
    margin: '10px 0 0',
    padding: 0,
    listStyle: 'none',
  },
});

export const unlock = css({
  display: 'grid',
  gridTemplateColumns: '48px 1fr',
  gap: 12,
  alignItems: 'center',
  margin: '-10px -4px -12px',
  lineHeight: 1.3,
  '& > svg': { inlineSize: 48, blockSize: 'auto' },
  '& b': { display: 'block', fontWeight: token.weight.strong },
  '& span': { fontSize: '0.9375rem', color: token.text.onPaperMuted },
});
