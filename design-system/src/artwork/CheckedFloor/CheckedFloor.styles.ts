import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';

const checks = [
  `conic-gradient(${token.surface.floorA} 25%, ${token.surface.floorB} 0 50%`,
  `${token.surface.floorA} 0 75%, ${token.surface.floorB} 0) 50% 0 / 128px 128px`,
].join(', ');

const pool = (place: string) =>
  `radial-gradient(ellipse 22% 60% at ${place} 36%, color-mix(in srgb, ${token.art.lamp} 46%, transparent), transparent)`;

/** A checkered floor in perspective, with pools of lamplight. */
export const floor = css({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  background: token.surface.floorA,
  borderBlockStart: `10px solid color-mix(in srgb, ${token.surface.boardFrame} 65%, black)`,
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -2,
    inset: '-4% -60% -70%',
    background: checks,
    transform: 'perspective(900px) rotateX(48deg)',
    transformOrigin: '50% 0',
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    zIndex: token.layer.behind,
    inset: 0,
    pointerEvents: 'none',
    background: ['17%', '50%', '83%'].map(pool).join(', '),
  },
  '[data-theme="high-contrast"] &': {
    borderBlockStartColor: token.border.strong,
    '&::before, &::after': { content: 'none' },
  },
  '@media (forced-colors: active)': { '&::before, &::after': { content: 'none' } },
});
