import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

export const step = css({ display: 'flex', gap: token.space.xs, '& > svg': { flex: 'none' } });

export const why = css({ color: token.text.muted, fontSize: token.type.caption });
