import { css } from '../../theme/css.ts';
import { focusRing, token } from '../../tokens/tokens.ts';
import { cell } from './Table.styles.ts';

export const head = css({
  '& > tr > *': {
    ...cell,
    paddingBlock: token.space.xs,
    borderBlockEnd: `2px solid ${token.border.default}`,
    color: token.text.muted,
    fontSize: token.type.label,
    fontWeight: token.weight.medium,
  },
  '& > tr > th[data-sortable]': { paddingBlock: 0 },
});

/** The column name as a button. In number columns the arrows come first, so that names are aligned with the digits. */
export const sortButton = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  minBlockSize: token.target.min,
  minInlineSize: token.target.min,
  padding: 0,
  border: 0,
  borderRadius: token.radius.tile,
  background: 'none',
  color: token.text.muted,
  fontFamily: 'inherit',
  fontSize: 'inherit',
  fontWeight: 'inherit',
  lineHeight: token.leading.dense,
  textAlign: 'inherit',
  cursor: 'pointer',
  '[data-align="number"] > &': { flexDirection: 'row-reverse' },
  '&[data-hovered], &[data-pressed]': {
    color: token.text.default,
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
  },
  '&[data-pressed]': { textDecorationThickness: '3px' },
  '&[data-sort="ascending"], &[data-sort="descending"]': {
    color: token.text.default,
    fontWeight: token.weight.strong,
  },
  '&[data-focus-visible]': focusRing,
});

export const sortMark = css({
  flex: 'none',
  inlineSize: '0.75rem',
  blockSize: '1.125rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  '& > [data-on]': { fill: 'currentColor' },
  '@media print': { display: 'none' },
  '[data-sort="ascending"] > & > :not([data-on])': { opacity: 0.5 },
  '[data-sort="descending"] > & > :not([data-on])': { opacity: 0.5 },
});

/** The column name of sortable columns where `SortControl` replaces their buttons. */
export const columnName = css({ '&:where([data-sortable])': { display: 'none' } });
