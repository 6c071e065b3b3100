import { css } from '@emotion/react';
import { token } from '../tokens/tokens.ts';

const bands = `repeating-linear-gradient(90deg, ${token.accent.awning} 0 var(--band), ${token.accent.awningAlt} var(--band) calc(var(--band) * 2))`;
const scallops = [
  'linear-gradient(#000 0 0) top / 100% calc(100% - 16px) no-repeat',
  'radial-gradient(ellipse 50% 16px at 50% 0, #000 98%, transparent) bottom left / var(--band) 16px repeat-x',
].join(', ');

/** The shadow stands outside the cloth, because the hem is cut out of it. */
export const awning = css({
  position: 'relative',
  zIndex: 2,
  pointerEvents: 'none',
  filter: `drop-shadow(0 4px 0 ${token.art.shade})`,
  '--band': '52px',
  '--cloth': '38px',
  '&[data-size="small"]': { '--band': '44px', '--cloth': '28px' },
  '&[data-look="stripe"]': { filter: 'none', '--band': '32px', '--cloth': '8px' },
  '[data-theme="high-contrast"] &': { filter: 'none' },
});

export const cloth = css({
  blockSize: 'var(--cloth)',
  background: bands,
  forcedColorAdjust: 'none',
  mask: scallops,
  '[data-look="stripe"] > &': { mask: 'none' },
});
