import { css } from '@emotion/react';

/** As tall as most windows, so that the foot of the site does not jump when the page comes. */
export const loading = css({ display: 'grid', placeContent: 'center', minBlockSize: '60vh' });
