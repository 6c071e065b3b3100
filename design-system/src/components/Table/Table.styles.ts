import type { CSSObject, SerializedStyles } from '@emotion/react';
import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';
import type { Breadth } from './breadth.ts';

/** The layout depends on the table's own width. Queries in `rem` account for large text. */
export const frame = css({ containerType: 'inline-size', inlineSize: '100%', position: 'relative' });

/** Details are hidden behind the row's button. Paper has no buttons and shows them. */
const withoutDetails = {
  '@media screen': {
    '& > * > tr > [data-detail]': { display: 'none' },
    '& > * > tr > [data-toggle][data-toggle]': {
      display: 'table-cell',
      inlineSize: token.target.min,
      paddingBlock: 0,
      paddingInlineStart: token.space.xs,
    },
    '& > tbody > tr[data-details]': { display: 'table-row' },
    '& > tbody > tr[data-open] > *': { borderBlockEnd: 0 },
  },
} as const;

const visuallyHidden = {
  display: 'block',
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** Rows as blocks: the name, then label and value in up to two columns. */
const blocks = {
  ...withoutDetails,
  '&, & > tbody, & > tfoot, & > caption': { display: 'block' },
  // `SortControl` is visible instead.
  '& > thead': visuallyHidden,
  '& > thead > tr > th > button': { display: 'none' },
  '& > thead > tr > th > span': { display: 'inline' },
  '& > :is(tbody, tfoot) > tr': {
    position: 'relative',
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
  '@media screen': {
    '& > tbody > tr[data-details]': { display: 'grid' },
    '& > tbody > tr > [data-detail]': { display: 'none' },
    '& > tbody > tr > [data-toggle][data-toggle]': { display: 'block', alignSelf: 'center', padding: 0 },
  },
  '& > tbody > tr[data-open]': { borderBlockEnd: 0 },
  '& > tbody > tr[data-details]': { paddingBlockStart: 0 },
  '& > :is(tbody, tfoot) > tr > :is(th, td[colspan], [data-long])': { gridColumn: '1 / -1' },
  // Without a value, a cell takes no room. It stays for screen readers, so that the others keep their columns.
  '& > :is(tbody, tfoot) > tr > td[data-blank]': visuallyHidden,
  '& > tfoot > tr': { borderBlockStart: `2px solid ${token.border.default}`, borderBlockEnd: 0 },
  '& > tbody > tr[data-selected] > th': { position: 'static' },
  '& [data-in-blocks]': { display: 'block' },
  // Last in the row, and at the end of its first line, or below the name if there is no room next to it.
  '& > tbody > tr:has(> [data-action])': {
    display: 'flex',
    flexWrap: 'wrap',
    '& > th': {
      order: -3,
      display: 'flex',
      flex: '1 1 6rem',
      alignItems: 'center',
      alignSelf: 'center',
      minInlineSize: 0,
      minBlockSize: token.target.min,
    },
    '& > [data-action]': { order: -2, alignSelf: 'center' },
    '&::before': { content: '""', order: -1, flex: '1 0 100%', marginBlockStart: `calc(-1 * ${token.space.xs})` },
    '& > :is(td[colspan], [data-long])': { flexBasis: '100%' },
  },
  '&:not([data-narrow="inline"]) > tbody > tr:has(> [data-action]) > td:not([data-action], [data-toggle], [data-blank], [data-long])':
    {
      flex: '1 1 8rem',
      minInlineSize: 0,
    },
  '& button': { flexDirection: 'row' },
  '&[data-narrow="full"] > :is(tbody, tfoot) > tr > td': { gridColumn: '1 / -1' },
  // Numbers are next to their labels, which takes half the height.
  '&:where([data-narrow="inline"]) > :is(tbody, tfoot) > tr:where(:not([data-details]))': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${token.space.xxs} ${token.space.m}`,
    '& > th': { flex: '1 1 100%', maxInlineSize: 'none' },
    '& > td:not([data-detail], [data-blank], [data-toggle])': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: token.space.xs,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
    '& > td': { alignItems: 'baseline' },
  },
  // Nothing but numbers: in columns, so that they can be compared.
  '&:where([data-narrow="inline"]) > :is(tbody, tfoot) > tr:where(:not([data-details], :has(> td:not([data-align="number"]))))':
    {
      display: 'grid',
      '& > td:not([data-blank])': { justifyContent: 'space-between' },
    },
  // In the first line are the name, the first value and the button.
  '&[data-narrow="inline"] > tbody > tr:has(> [data-toggle])': {
    '& > th': { order: -3, flex: '1 1 6rem', minInlineSize: 0 },
    '& > th + td': { order: -3 },
    '& > [data-toggle]': { order: -2, marginInlineStart: `calc(-1 * ${token.space.s})` },
    '&::before': { content: '""', order: -1, flex: '1 0 100%', marginBlockStart: `calc(-1 * ${token.space.xxs})` },
    paddingBlock: `${token.space.xs} ${token.space.s}`,
  },
} as const;

/**
 * Returns a style for each breadth of a table, which applies in containers that are too narrow for it. A page has only those of its
 * tables. On paper, up to nine columns stay a table: its text is smaller, its columns are closer together and its headers wrap.
 */
export function whereBlocks(style: CSSObject): Readonly<Record<Breadth, SerializedStyles>> {
  const narrowerThan = (width: string, narrow: CSSObject) => css({ [`@container (max-width: ${width})`]: narrow });
  return {
    few: narrowerThan('15rem', style),
    // Three text columns are too narrow on phones.
    three: narrowerThan('24rem', style),
    some: narrowerThan('31rem', style),
    many: narrowerThan('40rem', { '@media screen': style }),
    most: narrowerThan('64rem', style),
  };
}

export const table = css({
  '--column-gap': token.space.m,
  // Wider if there is room, so that a number doesn't touch the text after it. All columns fit on paper.
  '&[data-columns="some"], &[data-columns="many"]': {
    '--column-gap': token.space.l,
    '@container (min-width: 60rem)': { '--column-gap': token.space.xl },
    '@media print': { '--column-gap': token.space.s },
  },
  inlineSize: '100%',
  borderSpacing: 0,
  fontSize: token.type.body,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: token.leading.dense,
  '& > * > tr > [data-toggle]': { display: 'none' },
  '& > tbody > tr[data-details]': { display: 'none' },
  // Ten columns fit the width of a page if long headers wrap.
  '&[data-columns="most"] > thead > tr > th': { whiteSpace: 'normal' },
  // Numbers take the width they need, so that names and details have room.
  '& > thead > tr:has(> [data-toggle]) > [data-align="number"]': { inlineSize: '1%' },
  // Long names must not squeeze the other columns.
  '&:where(:not([data-columns="few"], [data-columns="three"])) > tbody > tr > th': { maxInlineSize: '15rem' },
  // Two columns stay next to each other on phones, so a long word must break.
  '&[data-columns="few"] > tbody > tr > :not([data-align="number"])': { overflowWrap: 'anywhere' },
  '@container (max-width: 60rem)': withoutDetails,
  '@media print': {
    fontSize: token.type.label,
    '& > thead > tr > th': { whiteSpace: 'normal' },
  },
});

export const tableInBlocks = whereBlocks(blocks);

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
  '& + *': { paddingInlineStart: 'var(--column-gap)' },
  '&:where([data-align="number"])': { textAlign: 'end', whiteSpace: 'nowrap' },
} as const;
