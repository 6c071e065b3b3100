import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

const checks = [
  `conic-gradient(${token.surface.floorA} 25%, ${token.surface.floorB} 0 50%`,
  `${token.surface.floorA} 0 75%, ${token.surface.floorB} 0) 50% 0 / 128px 128px`,
].join(', ');

export const floor = css({ position: 'relative', isolation: 'isolate', background: token.surface.floorA });

/** The checks in perspective, below the baseboard and in the shadow of the wall. */
export const boards = css({
  position: 'absolute',
  zIndex: token.layer.behind,
  inset: 0,
  overflow: 'hidden',
  borderBlockStart: `10px solid color-mix(in srgb, ${token.surface.boardFrame} 65%, black)`,
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '-4% -60% -70%',
    background: checks,
    transform: 'perspective(900px) rotateX(48deg)',
    transformOrigin: '50% 0',
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: '0 0 auto',
    blockSize: '24px',
    background: `linear-gradient(${token.art.shade}, transparent)`,
  },
  '[data-theme="high-contrast"] &': {
    borderBlockStartColor: token.border.strong,
    '&::before, &::after': { content: 'none' },
  },
  '@media (forced-colors: active)': { '&::before, &::after': { content: 'none' } },
});
