import { css, keyframes } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';

const { duration, easing } = token.motion;
const drop = keyframes({
  from: { transform: 'translateY(-40px) scale(.9)', opacity: 0 },
  to: { transform: 'none', opacity: 1 },
});

export const overlay = css({
  position: 'absolute',
  inset: 0,
  zIndex: 20,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  overflow: 'hidden',
});

export const banner = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 18,
  margin: 12,
  paddingBlock: '1rem',
  paddingInline: '1.125rem 1.875rem',
  background: token.surface.tile,
  color: token.text.onTile,
  border: `4px solid ${token.play.bg}`,
  borderRadius: token.radius.sheet,
  boxShadow: token.shadow.dialog,
  animation: `${drop} ${duration.arrive} ${easing.settle}`,
  '& strong': {
    display: 'block',
    fontFamily: token.font.display,
    fontWeight: token.weight.display,
    fontSize: 'clamp(1.75rem, 4vw, 2.75rem)',
    lineHeight: 1.1,
  },
  '& p': { fontSize: '1.125rem' },
});

export const rosette = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'clamp(72px, 10vw, 112px)',
  '& svg': { inlineSize: '100%' },
  '& b': {
    position: 'absolute',
    fontFamily: token.font.display,
    fontWeight: token.weight.display,
    fontSize: '2rem',
    color: token.text.onPaper,
  },
});
