import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

export const box = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space.xxs });

/** A container, because the width of its row decides about the layout. */
export const row = css({
  containerType: 'inline-size',
  '@container (min-width: 30rem)': {
    '& > div': {
      gridTemplateColumns: 'minmax(0, 1fr) 6.5rem',
      columnGap: token.space.m,
      alignItems: 'center',
      '& > [role]': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr) 4.5rem', columnGap: token.space.m },
      '& > [role] > [data-part="bar"]': { gridColumn: 2, gridRow: 1, alignSelf: 'center' },
    },
  },
});

export const value = css({ textAlign: 'end', color: token.text.muted, '[data-surface] &': { color: 'inherit' } });

/** The verdict. Conveyed by icon and text, not only by color. */
export const verdict = css({
  display: 'flex',
  gap: '6px',
  '& > svg': { marginBlockStart: '0.05em' },
  fontSize: token.type.caption,
  fontWeight: token.weight.medium,
  lineHeight: token.leading.dense,
  '&[data-tone="success"]': { color: token.success.text },
  '&[data-tone="info"]': { color: token.info.text },
  '&[data-tone="warning"]': { color: token.warning.text },
  '&[data-tone="danger"]': { color: token.danger.text },
  '[data-surface] &': { color: 'inherit' },
});
