import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

export const inline = css({ display: 'grid', gap: token.space.s });

export const actions = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: token.space.s });
