import { css } from '../../theme/css.ts';
import { focusRing, token } from '../../tokens/tokens.ts';

const { duration, easing } = token.motion;
const side = '1.75rem';

export const checkbox = css({ display: 'grid', justifyItems: 'start', minInlineSize: 0 });

/** Box and label are one target. The box is aligned with the first line. */
export const row = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'start',
  gap: token.space.s,
  minBlockSize: token.target.control,
  minInlineSize: token.target.min,
  paddingBlock: `calc((${token.target.control} - ${side}) / 2)`,
  fontSize: token.type.body,
  lineHeight: token.leading.dense,
  cursor: 'pointer',
  '& > span:last-child': { paddingBlockStart: `calc((${side} - ${token.leading.dense}em) / 2)`, minInlineSize: 0 },
  '&[data-disabled]': { color: token.text.muted, cursor: 'default' },
  '&[data-readonly]': { cursor: 'default' },
});

/** A small tile: empty, with a check, or with a bar. */
export const box = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: side,
  blockSize: side,
  border: `2px solid ${token.border.default}`,
  borderRadius: token.radius.tile,
  background: token.surface.card,
  transition: ['background-color', 'border-color'].map((what) => `${what} ${duration.quick} ${easing.out}`).join(),
  '& > svg': { inlineSize: '1.25rem', blockSize: '1.25rem', strokeWidth: 3, visibility: 'hidden' },
  '[data-selected] > & > svg, [data-indeterminate] > & > svg': { visibility: 'visible' },
  '[data-hovered] > &': { background: token.action.quietBg, borderColor: token.border.strong },
  '[data-pressed] > &': { background: token.action.quietHover },
  '[data-selected] > &, [data-indeterminate] > &': {
    background: token.action.bg,
    borderColor: token.action.edge,
    color: token.action.text,
  },
  '[data-selected][data-hovered] > &, [data-indeterminate][data-hovered] > &': { background: token.action.bgHover },
  '[data-selected][data-pressed] > &, [data-indeterminate][data-pressed] > &': { background: token.action.bgPressed },
  '[data-invalid] > &': { borderWidth: '3px', borderColor: token.danger.border },
  '[data-focus-visible] > &': focusRing,
  '@media (forced-colors: active)': {
    borderColor: 'CanvasText',
    '[data-selected] > &, [data-indeterminate] > &': {
      forcedColorAdjust: 'none',
      background: 'Highlight',
      borderColor: 'Highlight',
      color: 'HighlightText',
    },
    '[data-focus-visible] > &': { outlineColor: 'Highlight' },
  },
  '[data-readonly] > &': {
    background: token.surface.sunken,
    borderColor: token.border.default,
    color: token.text.muted,
  },
  '[data-disabled] > &': {
    borderStyle: 'dashed',
    borderColor: token.border.default,
    background: token.surface.sunken,
    color: token.text.muted,
    '@media (forced-colors: active)': { forcedColorAdjust: 'auto', borderColor: 'GrayText', color: 'GrayText' },
  },
});

/** Help text is aligned with the label. */
export const notes = css({
  display: 'grid',
  gap: token.space.xxs,
  marginBlockStart: `calc((${side} - ${token.target.control}) / 2 + 2px)`,
  paddingBlockEnd: token.space.xs,
  paddingInlineStart: `calc(${side} + ${token.space.s})`,
  '&:empty': { display: 'none' },
});

export const group = css({ display: 'grid' });
