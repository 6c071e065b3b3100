import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { when } from '../../play/layout.ts';

/** Extends over the dialog's padding, from edge to edge. */
export const stage = css({ marginInline: -26, overflow: 'hidden', [when.phone]: { marginInline: -16 } });

export const rays = css({
  position: 'absolute',
  insetBlockStart: -360,
  insetInlineStart: 'calc(50% - 500px)',
  inlineSize: 1000,
  blockSize: 1000,
  borderRadius: '50%',
  background: `repeating-conic-gradient(color-mix(in srgb, ${token.accent.butter} 20%, transparent) 0 12deg, transparent 12deg 24deg)`,
  maskImage: 'radial-gradient(#000 10%, transparent 62%)',
  '[data-theme="high-contrast"] &': { display: 'none' },
});
