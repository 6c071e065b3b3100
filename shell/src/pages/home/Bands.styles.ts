import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';

/** Title, ages, ticket, skills and link of neighbors start at the same height. */
export const band = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 5',
  rowGap: 0,
});

/** The paper of all tickets ends at the same height. */
export const ticket = css({
  display: 'grid',
  '& > div': { display: 'grid', gridTemplateRows: 'auto 1fr' },
  '& > div > div:last-child > div, & > div > div:last-child > div > div': { blockSize: '100%' },
  // The question is at the foot.
  '& > div > div:last-child > div > div': { display: 'flex', flexDirection: 'column' },
  '& hr': { inlineSize: '100%', marginBlockStart: 'auto' },
  '& :has(+ hr)': { marginBlockEnd: token.space.s },
});

export const play = css({ alignSelf: 'end', marginBlockEnd: token.space.m });

export const ages = css({
  marginBlockEnd: token.space.s,
  color: token.text.muted,
  fontWeight: token.weight.medium,
});

export const learns = css({ marginBlock: `${token.space.l} ${token.space.xs}` });
