import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

export const lockedBox = css({
  '[data-theme="high-contrast"] & [data-edge]': { stroke: token.border.strong, strokeWidth: 2 },
});
