import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

export const seriesName = css({ fill: token.text.default, fontSize: '1em', fontWeight: token.weight.strong });
