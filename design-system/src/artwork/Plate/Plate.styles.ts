import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

/** A white plate with an inner ring. The content fills half of it. */
export const plate = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '7rem',
  aspectRatio: '1',
  border: `3px solid ${token.art.plateRim}`,
  borderRadius: '50%',
  // The plate is white in every theme.
  '--border-strong': token.text.onPaper,
  '--bell-base': token.text.onPaper,
  color: token.text.onPaper,
  background: `radial-gradient(closest-side, ${token.art.plate} 79%, ${token.art.plateRim} 80% 82.5%, ${token.art.plate} 83.5%)`,
  '& > svg': { inlineSize: '50%', blockSize: 'auto' },
  '&[data-size="small"]': { inlineSize: '4.75rem' },
  '[data-theme="high-contrast"] &': { borderColor: token.text.default },
  '@media (forced-colors: active)': { borderColor: 'CanvasText', '& > svg[data-icon]': { color: 'CanvasText' } },
});
