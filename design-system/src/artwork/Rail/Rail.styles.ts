import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

export const rail = css({
  position: 'relative',
  zIndex: token.layer.hanging,
  blockSize: '16px',
  marginBlockEnd: '-4px',
  borderRadius: '4px',
  background: `linear-gradient(${token.surface.rail}, color-mix(in srgb, ${token.surface.rail} 75%, black))`,
  '@media (forced-colors: active)': { border: '2px solid' },
});

export const clip = css({
  position: 'absolute',
  insetBlockStart: '-3px',
  insetInline: 0,
  marginInline: 'auto',
  inlineSize: '52px',
  blockSize: '26px',
  borderRadius: '4px 4px 9px 9px',
  background: token.border.strong,
  '[data-theme="high-contrast"] &': { background: token.surface.page, border: `2px solid ${token.border.strong}` },
  '@media (forced-colors: active)': { border: '2px solid' },
});

/** Tickets are inset from the ends of the rail. */
export const hanging = css({ position: 'relative', zIndex: token.layer.raised, marginInline: '14px' });
