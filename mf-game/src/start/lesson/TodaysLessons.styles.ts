import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

export const todaysLesson = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: token.space.xs,
  '& > h2': { margin: 0, fontSize: token.type.lead },
  '& > h3': { margin: 0, fontSize: token.type.body, overflowWrap: 'anywhere' },
  '& > p': { margin: 0 },
});
