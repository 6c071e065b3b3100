import { css } from '../../theme/css.ts';
import { outlined } from '../Picture/outlined.ts';

/** Fills its container. */
export const item = css({ display: 'block', inlineSize: '100%', blockSize: 'auto', ...outlined });
