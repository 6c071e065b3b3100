import { css, keyframes } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { when } from '../../layout.ts';

const { duration, easing } = token.motion;
const drop = keyframes({ from: { transform: 'translateY(-40px) scale(.9)', opacity: 0 } });
const spin = keyframes({ from: { transform: 'scale(.4) rotate(-50deg)', opacity: 0 } });
const appear = keyframes({ from: { opacity: 0 } });

export const overlay = css({
  position: 'absolute',
  inset: 0,
  zIndex: token.layer.hanging,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  overflow: 'hidden',
});

export const banner = css({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'flex',
  alignItems: 'center',
  gap: 18,
  margin: 12,
  paddingBlock: '1rem',
  paddingInline: '1.25rem 2rem',
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
  '& button': { pointerEvents: 'auto', marginBlockStart: token.space.xs },
  // Phones show only a low strip of the floor.
  [when.phone]: { gap: 12, paddingBlock: '0.5rem', paddingInline: '0.75rem 1.25rem', '& p': { fontSize: '1rem' } },
  [when.sideways]: { gap: 10, paddingBlock: '0.5rem', paddingInline: '0.75rem 1rem', '& p': { fontSize: '1rem' } },
});

export const rays = css({
  position: 'absolute',
  zIndex: token.layer.behind,
  insetBlockStart: 'calc(50% - 300px)',
  insetInlineStart: -230,
  inlineSize: 600,
  blockSize: 600,
  background: `repeating-conic-gradient(color-mix(in srgb, ${token.accent.butter} 18%, transparent) 0 12deg, transparent 12deg 24deg)`,
  maskImage: 'radial-gradient(#000 10%, transparent 62%)',
  animation: `${appear} ${duration.party} ${easing.out}`,
  '[data-theme="high-contrast"] &': { display: 'none' },
  '@media (forced-colors: active)': { display: 'none' },
});

export const rosette = css({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  flex: 'none',
  inlineSize: 'clamp(64px, 10vw, 112px)',
  animation: `${spin} ${duration.arrive} ${easing.settle} both`,
  '& svg': { inlineSize: '100%' },
});

/** The number on a rosette. */
export const lettering = css({
  fontFamily: token.font.display,
  fontWeight: token.weight.display,
  fill: token.text.onPaper,
  textAnchor: 'middle',
});

export const points = css({ fontWeight: token.weight.strong });
