import { token } from '@countertop/design-system/tokens';
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
  // The radio buttons fill it.
  minInlineSize: 'min(100%, 12.5rem)',
  maxInlineSize: '100%',
  '& > p': { fontSize: token.type.label, fontWeight: token.weight.strong },
});

export const choice = css({ inlineSize: 'min(100%, 16.5rem)', '& + *': { marginBlockStart: token.space.xs } });
