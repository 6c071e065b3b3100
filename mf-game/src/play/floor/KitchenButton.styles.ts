import { css } from '@emotion/react';
import { focusRing, media, token } from '@countertop/design-system/tokens';
import { compact, sideways, small, tiny } from './roomSizes.ts';

/** Level with the awning's hem, between the lamps of the second and the third column; in a low room between two heads. */
export const kitchen = css({
  position: 'absolute',
  zIndex: token.layer.hanging,
  insetBlockStart: 36,
  insetInlineEnd: 'calc(21.5% - (var(--wall) - 24px) * 95 / 94)',
  display: 'grid',
  alignItems: 'start',
  inlineSize: 'calc((var(--wall) - 24px) * 190 / 94)',
  minInlineSize: 44,
  minBlockSize: 44,
  padding: 0,
  border: 0,
  borderRadius: 5,
  background: 'none',
  color: 'inherit',
  touchAction: 'manipulation',
  '&[aria-disabled="false"]': { cursor: 'pointer' },
  '&[aria-disabled="true"]': { cursor: 'default' },
  '&:focus-visible': { ...focusRing },
  [sideways]: { insetBlockStart: 8, insetInlineEnd: 'calc(17.5% - 40px)', inlineSize: 80 },
  [compact]: { insetBlockStart: 4, insetInline: 'calc(50% + 27px) auto', inlineSize: 78 },
  [small]: { insetBlockStart: 2, inlineSize: 70 },
  [tiny]: { display: 'none' },
});

/** The word on the ledge's front. Not butter: serving comes first. */
export const prepare = css({
  position: 'absolute',
  insetBlockEnd: -6,
  insetInlineEnd: 0,
  padding: '1px 10px',
  borderRadius: 5,
  color: token.action.quietText,
  background: token.surface.card,
  border: `2px solid ${token.border.strong}`,
  fontSize: '0.875rem',
  fontWeight: token.weight.strong,
  lineHeight: 1.2,
  [sideways]: { fontSize: 'min(0.6875rem, 4cqi)', paddingInline: 4 },
  [compact]: { fontSize: 'min(0.6875rem, 3.2cqi)', paddingInline: 4 },
  [media.forcedColors]: { borderColor: 'ButtonText' },
});
