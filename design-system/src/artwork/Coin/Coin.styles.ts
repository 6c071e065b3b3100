import { css } from '@emotion/react';
import { outlined } from '../Picture/outlined.ts';

/** A coin fills the width it is given. */
export const coin = css({ inlineSize: '100%', blockSize: 'auto', overflow: 'visible', ...outlined });
