import { css } from '@emotion/react';

/** Both wordings lie in one cell, so that pressing moves nothing beside the button. */
export const words = css({
  display: 'inline-grid',
  '& > span': { gridArea: '1 / 1', '&[data-hidden]': { visibility: 'hidden' } },
});
