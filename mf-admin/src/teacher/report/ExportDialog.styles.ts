import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

export const contents = css({ '& > h3': { fontSize: token.type.body, margin: 0, marginBlockEnd: token.space.xs } });

/** In two columns if there is room, so that a label and its value are read together. */
export const facts = css({
  columns: '2 22rem',
  columnGap: token.space.xxl,
  '& > *': { breakInside: 'avoid' },
  '& > :is(h2, h3)': { columnSpan: 'all', margin: 0, marginBlockEnd: token.space.xs, fontSize: token.type.body },
});

/** A list is below its label, because it often has more than one line. */
export const listFact = css({ margin: 0, '& > b': { display: 'block', fontWeight: token.weight.strong } });
