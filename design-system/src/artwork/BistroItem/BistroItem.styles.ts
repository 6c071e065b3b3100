import { css } from '@emotion/react';
import { outlined } from '../Picture/outlined.ts';

/** Fills its container. */
export const item = css({ display: 'block', inlineSize: '100%', blockSize: 'auto', ...outlined });
