import { css } from '@emotion/react';

/** Holds the button, so that the panel stands beside it. */
export const anchor = css({ display: 'inline-block' });
