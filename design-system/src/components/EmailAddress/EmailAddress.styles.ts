import { css } from '../../theme/css.ts';

/** Only a part that is longer than the line breaks inside. */
export const address = css({ overflowWrap: 'anywhere' });
