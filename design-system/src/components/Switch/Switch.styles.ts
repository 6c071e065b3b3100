import { css } from '../../theme/css.ts';
import { focusRing, token } from '../../tokens/tokens.ts';

const { duration, easing } = token.motion;
const thumbSide = '1.75rem';
const trackHeight = '2.25rem';
const room = `max(4px, (${token.target.control} - ${trackHeight}) / 2)`;

export const switchField = css({ display: 'grid', minInlineSize: 0 });

/** Label at the start, switch at the end, one target. */
export const row = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space.m,
  minBlockSize: token.target.control,
  paddingBlock: room,
  fontSize: token.type.body,
  fontWeight: token.weight.medium,
  lineHeight: token.leading.dense,
  cursor: 'pointer',
  '&[data-disabled]': { color: token.text.muted, cursor: 'default' },
  '&[data-readonly]': { cursor: 'default' },
});

export const name = css({ minInlineSize: 0 });

/** As wide as the longer of both words, with the thumb on the other side. */
export const track = css({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  flex: 'none',
  minBlockSize: trackHeight,
  paddingInlineStart: `calc(${thumbSide} + 2px)`,
  paddingInlineEnd: '2px',
  border: `2px solid ${token.border.default}`,
  borderRadius: token.radius.control,
  background: token.surface.sunken,
  color: token.text.default,
  fontSize: token.type.caption,
  lineHeight: 1.2,
  transition: ['background-color', 'border-color'].map((what) => `${what} ${duration.quick} ${easing.out}`).join(),
  '[data-hovered] > &': { borderColor: token.border.strong },
  '[data-selected] > &': {
    paddingInline: `2px calc(${thumbSide} + 2px)`,
    borderColor: token.action.edge,
    background: token.action.bg,
    color: token.action.text,
  },
  '[data-selected][data-hovered] > &': { background: token.action.bgHover },
  '[data-focus-visible] > &': focusRing,
  '@media (forced-colors: active)': {
    '[data-selected] > &': {
      forcedColorAdjust: 'none',
      background: 'Highlight',
      borderColor: 'Highlight',
      color: 'HighlightText',
    },
    '[data-focus-visible] > &': { outlineColor: 'Highlight' },
  },
  '[data-disabled] > &': {
    borderStyle: 'dashed',
    borderColor: token.border.default,
    background: token.surface.sunken,
    color: token.text.muted,
    '@media (forced-colors: active)': { forcedColorAdjust: 'auto', borderColor: 'GrayText', color: 'GrayText' },
  },
});

export const thumb = css({
  position: 'absolute',
  insetBlock: '2px',
  insetInlineStart: '2px',
  inlineSize: `calc(${thumbSide} - 2px)`,
  border: `2px solid ${token.border.default}`,
  borderBlockEndWidth: '5px',
  borderRadius: token.radius.tag,
  background: token.surface.key,
  transition: `inset-inline-start ${duration.quick} ${easing.out}`,
  '[data-selected] > * > &': { insetInlineStart: `calc(100% - ${thumbSide})`, borderColor: token.action.edge },
  '[data-pressed] > * > &': { borderBlockEndWidth: '2px' },
  '[data-disabled] > * > &': { borderStyle: 'dashed', borderWidth: '2px', borderColor: token.border.default },
  '[data-theme="high-contrast"] &': { borderBlockEndWidth: '2px' },
  '@media (forced-colors: active)': { background: 'ButtonFace', borderColor: 'ButtonText' },
});

/** Both words overlap, so that the switch keeps its size. */
export const text = css({
  display: 'grid',
  placeItems: 'center',
  paddingInline: token.space.xs,
  '& > b': { gridArea: '1 / 1', fontWeight: token.weight.strong },
  '& > b:first-of-type': { visibility: 'hidden' },
  '[data-selected] > * > & > b:first-of-type': { visibility: 'visible' },
  '[data-selected] > * > & > b:last-of-type': { visibility: 'hidden' },
});

export const notes = css({
  display: 'grid',
  marginBlockStart: `calc(2px - ${room})`,
  paddingBlockEnd: token.space.xs,
  '&:empty': { display: 'none' },
});
