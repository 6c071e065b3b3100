import { css } from '@emotion/react';

export const manage = css({ display: 'flex', justifyContent: 'flex-end', marginBlockStart: 16 });
