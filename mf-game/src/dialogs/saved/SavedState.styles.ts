import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

export const line = css({ color: token.text.muted, fontSize: token.type.caption });
