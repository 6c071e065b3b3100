import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

/** A dark and a light band. `round` adjusts the width so that no band is cut off. */
const bands = `linear-gradient(90deg, ${token.accent.awning} 50%, ${token.accent.awningAlt} 0) 0 0 / calc(var(--band) * 2) 100% round`;

/** One scallop under each band of a pair. */
const scallop = (middle: string) =>
  `radial-gradient(ellipse 25% var(--hem) at ${middle} 0, #000 98%, transparent) 0 100% / calc(var(--band) * 2) var(--hem) round no-repeat`;

const hem = [
  'linear-gradient(#000 0 0) top / 100% calc(100% - var(--hem)) no-repeat',
  scallop('25%'),
  scallop('75%'),
].join(', ');

/** The shadow is on the outer element, because the hem is a mask on the inner one. */
export const awning = css({
  position: 'relative',
  zIndex: token.layer.hanging,
  pointerEvents: 'none',
  filter: `drop-shadow(0 4px 0 ${token.art.shade})`,
  '--band': '52px',
  '--cloth': '38px',
  '--hem': '16px',
  '&[data-size="small"]': { '--band': '44px', '--cloth': '28px' },
  // The dark bands are as black as what is behind them.
  '[data-theme="high-contrast"] &': { filter: `drop-shadow(0 2px 0 ${token.border.strong})` },
  // On paper the light scallops need a hem line to be seen.
  '&[data-variant="card"]': {
    '--band': '28px',
    '--cloth': '30px',
    '--hem': '11px',
    filter: `drop-shadow(0 1px 0 ${token.border.strong})`,
  },
});

export const cloth = css({
  blockSize: 'var(--cloth)',
  background: bands,
  forcedColorAdjust: 'none',
  mask: hem,
});
