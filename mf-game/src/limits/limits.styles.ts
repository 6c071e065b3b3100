import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';

/** In place of the start buttons. */
export const closedKitchen = css({
  display: 'grid',
  justifyItems: 'start',
  gap: token.space.s,
  flex: '1 0 100%',
  '& > p': { fontSize: token.type.lead, fontWeight: token.weight.strong, textWrap: 'balance' },
});
