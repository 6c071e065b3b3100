import { css } from '../../theme/css.ts';
import { outlined } from './outlined.ts';

export const picture = css({ inlineSize: '100%', blockSize: 'auto', overflow: 'visible', ...outlined });
