import { css } from '@emotion/react';

/** Anchor for the panel. */
export const anchor = css({ display: 'inline-block' });
