import { css } from '@emotion/react';
import { outlined } from '../Picture/outlined.ts';

/** A dish fills the width it is given; in high contrast a line runs round it. */
export const dish = css({ inlineSize: '100%', blockSize: 'auto', overflow: 'visible', ...outlined });
