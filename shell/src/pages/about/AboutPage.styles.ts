import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

/** Text next to the storefront, or above it in a narrow window. */
export const hero = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: token.space.xl,
  alignItems: 'center',
  '& p': { maxInlineSize: '34ch', marginBlockStart: token.space.m, fontSize: token.type.lead, lineHeight: 1.5 },
  '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** Two paragraphs side by side if there is space. */
export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
  gap: `${token.space.m} ${token.space.xxl}`,
  '& > p': { maxInlineSize: token.width.reading },
  '& > :first-child': { fontSize: token.type.lead, lineHeight: 1.5 },
});

/** The counter across the page. */
export const picture = css({ overflow: 'hidden', marginBlockEnd: token.space.l, borderRadius: token.radius.card });

export const philosophy = css({ marginBlockStart: token.space.sections });

export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: token.space.s });
