import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { when } from '../../layout.ts';

export const groups = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: token.space.xl,
  alignItems: 'start',
  '& > div': { display: 'grid', gap: token.space.m },
  // All options fit a laptop's window.
  [when.lowDesktop]: {
    '& > div': { gap: token.space.xs },
    '& [data-variant="segmented"] [data-count] > *': { paddingBlock: 0 },
  },
  [when.upright]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space.l },
});

export const group = css({
  display: 'grid',
  gap: token.space.s,
  alignContent: 'start',
  minInlineSize: 0,
  '& > h3': {
    paddingBlockEnd: token.space.xxs,
    borderBlockEnd: `2px solid ${token.border.subtle}`,
    fontSize: token.type.h3,
  },
});
