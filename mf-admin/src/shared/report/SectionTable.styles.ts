import { css } from '@emotion/react';

/** A date doesn't wrap next to long text. Paper has less room. */
export const oneLine = css({ '@media screen': { whiteSpace: 'nowrap' } });
