import { focusRing, token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

const monthly = 'input[value="monthly"]:checked';

/** Shows the prices of the selected period. A browser without `:has` shows both. */
export const priceSwitch = css({
  [`main:has(${monthly}) & [data-offer="yearly"]`]: { visibility: 'hidden' },
  [`main:not(:has(${monthly})) & [data-offer="monthly"]`]: { visibility: 'hidden' },
});

export const question = css({
  display: 'grid',
  justifyItems: 'start',
  gap: token.space.xs,
  maxInlineSize: '100%',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, fontSize: token.type.label, fontWeight: token.weight.strong },
});

/** Like the design system's segmented control. */
export const frame = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  inlineSize: 'min(100%, 16.5rem)',
  gap: '6px',
  padding: '6px',
  border: `2px solid ${token.border.default}`,
  borderRadius: token.radius.control,
  background: token.surface.card,
});

export const choice = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: token.target.min,
  padding: `${token.space.xs} ${token.space.s}`,
  borderBlock: '3px solid transparent',
  borderRadius: token.radius.tag,
  lineHeight: token.leading.dense,
  cursor: 'pointer',
  '& > input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '&:hover': { background: token.action.quietHover },
  '&:has(:checked)': {
    background: token.action.selectedBg,
    color: token.action.selectedText,
    fontWeight: token.weight.strong,
    borderBlockEndColor: token.action.bg,
  },
  '[data-theme="high-contrast"] &:has(:checked)': { borderBlockEndColor: 'currentColor' },
  '&:has(:focus-visible)': { ...focusRing, outlineOffset: '2px', boxShadow: 'none' },
  '@media (forced-colors: active)': {
    borderBlockColor: 'Canvas',
    '&:has(:checked)': { borderBlockEndColor: 'Highlight' },
    '&:has(:focus-visible)': { outlineColor: 'Highlight' },
  },
});
