import { css, keyframes } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { when } from '../layout.ts';

const slide = keyframes({ from: { transform: 'translateY(-28px)', opacity: 0 }, to: { transform: 'none', opacity: 1 } });

export const panel = css({
  position: 'relative',
  [when.phone]: { padding: '8px 8px 12px', background: token.surface.sunken },
  [when.shortPhone]: { paddingBlock: '4px 8px' },
  [when.sideways]: { padding: '4px 8px' },
});

export const ticketBox = css({
  animation: `${slide} ${token.motion.duration.arrive} ${token.motion.easing.settle}`,
});

export const pad = css({
  margin: '16px 14px 0',
  [when.phone]: { margin: '9px 6px 0' },
  [when.shortPhone]: { marginBlockStart: 4 },
});
