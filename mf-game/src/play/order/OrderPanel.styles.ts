import { css, keyframes } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { when } from '../layout.ts';

const slide = keyframes({
  from: { transform: 'translateY(-28px)', opacity: 0 },
  to: { transform: 'none', opacity: 1 },
});

export const panel = css({
  position: 'relative',
  [when.tablet]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 330px', gap: 16, alignItems: 'start' },
  [when.phone]: { padding: '8px 8px 12px', background: token.surface.sunken },
  [when.shortPhone]: { paddingBlock: 4 },
  [when.shortestPhone]: { paddingBlockStart: 2 },
  [when.sideways]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(190px, 224px)',
    gap: 8,
    alignItems: 'start',
    padding: '4px 8px',
    background: 'none',
  },
  [when.smallSideways]: { gridTemplateColumns: 'minmax(0, 1fr) 196px', gap: 4, paddingInline: 4 },
});

export const ticketBox = css({
  animation: `${slide} ${token.motion.duration.arrive} ${token.motion.easing.settle}`,
});

export const pad = css({
  margin: '16px 14px 0',
  [when.lowDesktop]: { marginBlockStart: 12 },
  [when.sideways]: { margin: '4px 0 0' },
  [when.phone]: { margin: '9px 6px 0' },
  [when.tablet]: { margin: '4px 0 0' },
  [when.shortPhone]: { marginBlockStart: 4 },
});
