import { css } from '@emotion/react';

/** Where the header has no room for the words they are still the button's name. */
export const words = css({
  '@media (max-width: 1120px)': {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    clipPath: 'inset(50%)',
    overflow: 'hidden',
  },
});
