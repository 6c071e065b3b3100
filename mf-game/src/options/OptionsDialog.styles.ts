import { css } from '@emotion/react';

export const fields = css({ display: 'grid', gap: 16 });
