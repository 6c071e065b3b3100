import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';

/** The layout depends on the table's own width. Queries in `rem` account for large text. */
export const frame = css({ containerType: 'inline-size', inlineSize: '100%', position: 'relative' });

const hidden = { position: 'absolute', clipPath: 'inset(50%)' } as const;

/** Rows as blocks: the name, then label and value in up to two columns. */
const blocks = {
  '&, & > tbody, & > tfoot, & > caption': { display: 'block' },
  '& > thead': { display: 'block' },
  '& > thead:not([data-sorts])': { position: 'absolute', clipPath: 'inset(50%)' },
  '& > thead > tr': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: token.space.m },
  '& > thead > tr > th': { display: 'flex', alignItems: 'center', gap: token.space.s, padding: 0, border: 0 },
  // Headers that do not sort are visually hidden.
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
  // Long names must not squeeze the other columns.
  '&:not([data-columns="few"], [data-columns="three"]) > tbody > tr > th': { maxInlineSize: '15rem' },
  '@container (max-width: 15rem)': { '&[data-columns="few"]': blocks },
  // Three text columns are too narrow on phones.
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

/** Cells of header, body and footer. No outer padding, so that the table is aligned with the content above. */
export const cell = {
  padding: '0.625rem 0',
  textAlign: 'start',
  verticalAlign: 'middle',
  fontWeight: 'inherit',
  '& + *': { paddingInlineStart: token.space.m },
  '&[data-align="number"]': { textAlign: 'end', whiteSpace: 'nowrap' },
} as const;
