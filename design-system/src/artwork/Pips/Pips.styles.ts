import { css } from '../../theme/css.ts';

/** Inherits the text color. */
export const pips = css({
  display: 'inline-flex',
  gap: '3px',
  '& > span': {
    inlineSize: '9px',
    blockSize: '13px',
    border: '2px solid currentColor',
    borderRadius: '3px 3px 2px 2px',
  },
  '& > [data-filled]': {
    background: 'currentColor',
    '@media (forced-colors: active)': { background: 'CanvasText' },
  },
});
