import { css } from '../../theme/css.ts';
import { outlined } from '../Picture/outlined.ts';

export const dish = css({ inlineSize: '100%', blockSize: 'auto', overflow: 'visible', ...outlined });
