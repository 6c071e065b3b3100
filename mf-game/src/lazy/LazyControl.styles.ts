import { css } from '@emotion/react';

/** The element only listens for hover and focus. */
export const contents = css({ display: 'contents' });
