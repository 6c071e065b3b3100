import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

export const line = css({ marginBlockEnd: token.space.s, color: token.text.muted, fontSize: token.type.caption });
