import { css } from '@emotion/react';

/** Only there to know what is inside. */
export const place = css({ display: 'contents' });
