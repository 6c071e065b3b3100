import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';

export const choices = css({ display: 'grid', gap: token.space.s });
