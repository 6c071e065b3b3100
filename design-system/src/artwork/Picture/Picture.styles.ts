import { css } from '@emotion/react';
import { outlined } from './outlined.ts';

/** A picture fills the width it is given; in high contrast a line runs round it. */
export const picture = css({ inlineSize: '100%', blockSize: 'auto', overflow: 'visible', ...outlined });
