import { css } from '@emotion/react';

/** A picture fills the width it is given. */
export const picture = css({ inlineSize: '100%', blockSize: 'auto' });
