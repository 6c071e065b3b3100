import { css } from '@emotion/react';

/** Tall enough to keep the footer from jumping when the page appears. */
export const loading = css({ display: 'grid', placeContent: 'center', minBlockSize: '60vh' });
