import { css } from '@emotion/react';

export const coin = css({ inlineSize: '100%', blockSize: 'auto' });
