import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

export const prose = css({
  display: 'grid',
  gap: token.space.m,
  '& > p': { margin: 0 },
  '& > [data-error]': { color: token.danger.text, fontWeight: token.weight.strong },
});

/** The first sentence, which has the date, stands out. */
export const facts = css({
  display: 'grid',
  gap: token.space.xxs,
  '& > p': { margin: 0, color: token.text.muted },
  '& > p:first-of-type': { color: token.text.default, fontWeight: token.weight.strong },
});

/** The button to cancel or resume, apart from the plan. A text button is as quiet as a link, and starts where the other text does. */
export const quietEnd = css({
  paddingBlockStart: token.space.s,
  borderBlockStart: `${token.line.hair} solid ${token.border.subtle}`,
  '& > button[data-variant="text"]': {
    marginInline: `calc(-1 * ${token.space.xs} - ${token.line.edge})`,
    fontWeight: token.weight.medium,
    textAlign: 'start',
  },
});

/** A list of payments, each with its amount at the end of the line. */
export const rows = css({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${token.space.xs} ${token.space.l}`,
    paddingBlock: token.space.s,
    borderBlockStart: `${token.line.hair} solid ${token.border.subtle}`,
  },
  '& > li:first-of-type': { borderBlockStart: 0, paddingBlockStart: 0 },
  '& > li:last-of-type': { paddingBlockEnd: 0 },
  '& p': { margin: 0, color: token.text.muted, overflowWrap: 'anywhere' },
  '& p[data-error]': { color: token.danger.text },
  '& div > p:first-of-type': { color: token.text.default, fontWeight: token.weight.strong },
  '& > li > div:last-of-type': { display: 'grid', justifyItems: 'end', alignContent: 'start', gap: token.space.xs },
});
