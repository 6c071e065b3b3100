import { css } from '@emotion/react';

/** Both labels share one cell, so that the button keeps its width. */
export const label = css({
  display: 'inline-grid',
  '& > span': { gridArea: '1 / 1', '&[data-hidden]': { visibility: 'hidden' } },
});
