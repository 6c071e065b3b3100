import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

/** The background is behind the drawings on paper. */
export const drawings = css({ background: token.surface.card, color: token.text.default });
