import { css } from '../../theme/css.ts';

/** Sized relative to the text. Directional icons are mirrored in RTL. */
export const icon = css({
  flex: 'none',
  inlineSize: '1.35em',
  blockSize: '1.35em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '&[data-size="small"]': { inlineSize: '1.1em', blockSize: '1.1em', strokeWidth: 2.6 },
  '&[data-size="large"]': { inlineSize: '1.75em', blockSize: '1.75em' },
  '&[data-follows-text]:dir(rtl)': { transform: 'scaleX(-1)' },
});
