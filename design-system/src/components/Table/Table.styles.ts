import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';

/** Its own width, not the window's, decides about blocks; `rem` in the question makes large text count. */
export const frame = css({ containerType: 'inline-size', inlineSize: '100%', position: 'relative' });

const hidden = { position: 'absolute', clipPath: 'inset(50%)' } as const;

/** Rows as blocks: the name, then label over value, two beside each other where they fit. */
const blocks = {
  '&, & > tbody, & > tfoot, & > caption': { display: 'block' },
  '& > thead': { display: 'block' },
  '& > thead:not([data-sorts])': { position: 'absolute', clipPath: 'inset(50%)' },
  '& > thead > tr': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: token.space.m },
  '& > thead > tr > th': { display: 'flex', alignItems: 'center', gap: token.space.s, padding: 0, border: 0 },
  // A head that does not sort is heard, not seen; the one that says 'Sort by' stays.
  '& > thead > tr > th:not([data-sortable]):not(:has([data-in-blocks]))': hidden,
  '& > thead > tr > th:not([data-sortable]) > [data-in-blocks] + span': hidden,
  '& > thead[data-sorts]': { borderBlockEnd: `2px solid ${token.border.default}` },
  '& > :is(tbody, tfoot) > tr': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(8rem, 100%), 1fr))',
    gap: `${token.space.xs} ${token.space.m}`,
    paddingBlock: token.space.s,
    borderBlockEnd: `1px solid ${token.border.subtle}`,
  },
  '& > :is(tbody, tfoot) > tr > *': {
    display: 'block',
    maxInlineSize: 'none',
    padding: 0,
    border: 0,
    textAlign: 'start',
  },
  '& > :is(tbody, tfoot) > tr > :is(th, td[colspan])': { gridColumn: '1 / -1' },
  '& > :is(tbody, tfoot) > tr > td[data-blank]': { display: 'none' },
  '& > tfoot > tr': { borderBlockStart: `2px solid ${token.border.default}`, borderBlockEnd: 0 },
  '& > tbody > tr[data-selected]': { position: 'relative' },
  '& > tbody > tr[data-selected] > th': { position: 'static' },
  '& [data-in-blocks]': { display: 'block' },
  '& button': { flexDirection: 'row' },
} as const;

export const table = css({
  inlineSize: '100%',
  borderSpacing: 0,
  fontSize: token.type.body,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: token.leading.dense,
  // One long name must not squeeze the facts about it.
  '&:not([data-columns="few"], [data-columns="three"]) > tbody > tr > th': { maxInlineSize: '15rem' },
  '@container (max-width: 15rem)': { '&[data-columns="few"]': blocks },
  // Three columns of words on a phone are one word wide each.
  '@container (max-width: 24rem)': { '&[data-columns="three"]': blocks },
  '@container (max-width: 31rem)': { '&[data-columns="some"]': blocks },
  '@container (max-width: 40rem)': { '&[data-columns="many"]': blocks },
});

export const captionStyle = css({
  paddingBlockEnd: token.space.xs,
  fontWeight: token.weight.strong,
  textAlign: 'start',
  '&[data-hidden]': { padding: 0 },
});

/** Cells of head, body and foot. Space stands only between columns: the first and the last line up with what is above. */
export const cell = {
  padding: '0.625rem 0',
  textAlign: 'start',
  verticalAlign: 'middle',
  fontWeight: 'inherit',
  '& + *': { paddingInlineStart: token.space.m },
  '&[data-align="number"]': { textAlign: 'end', whiteSpace: 'nowrap' },
} as const;
