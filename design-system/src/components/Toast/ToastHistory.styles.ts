import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

export const part = css({
  fontFamily: token.font.text,
  fontSize: token.type.caption,
  fontWeight: token.weight.strong,
  color: token.text.muted,
});

export const list = css({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

/** Icon at the start, time at the end. */
export const entry = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: token.space.s,
  paddingBlock: token.space.xs,
  borderBlockStart: `2px solid ${token.border.subtle}`,
  lineHeight: 1.4,
  '& > div': { flex: '1 1 8rem', minInlineSize: 0 },
  '& > [data-icon]': { marginBlockStart: '2px' },
  '& button': { marginInlineStart: `calc(-1 * ${token.space.xs})` },
  '& b': { fontWeight: token.weight.strong },
  '& > time': {
    marginInlineStart: 'auto',
    color: token.text.muted,
    fontSize: token.type.caption,
    whiteSpace: 'nowrap',
  },
  '&[data-tone="success"] > [data-icon]': { color: token.success.text },
  '&[data-tone="warning"] > [data-icon]': { color: token.warning.text },
  '&[data-tone="danger"] > [data-icon]': { color: token.danger.text },
});

export const empty = css({ color: token.text.muted });
