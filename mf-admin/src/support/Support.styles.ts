import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

export const head = css({
  '& > h2': { margin: 0 },
  '& > p': { margin: 0, marginBlockStart: token.space.xxs, color: token.text.muted, textWrap: 'pretty' },
});

/** A request's heading, with its due time at the end. */
export const title = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: token.space.xs,
  '& > h3': { margin: 0, fontSize: token.type.h3 },
});

export const facts = css({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: token.space.s,
  margin: 0,
  '& > dt': { color: token.text.muted },
  '& > dd': { margin: 0, overflowWrap: 'anywhere' },
});

/** As it was written, with its line breaks. */
export const message = css({
  maxInlineSize: token.width.reading,
  margin: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});
