import { css } from '@emotion/react';

/** Header, page and footer. The footer stays at the bottom of the window on a short page. */
export const layout = css({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100dvb',
});
