import { css } from '../../theme/css.ts';
import { focusRing, token } from '../../tokens/tokens.ts';
import { field } from '../TextField/TextField.styles.ts';

const { duration, easing } = token.motion;
const side = '1.625rem';
const gap = token.space.s;
const list = '[data-variant="list"] &';
const segmented = '[data-variant="segmented"] &';
const pictures = '[data-variant="pictures"] &, [data-variant="swatches"] &';
const swatches = '[data-variant="swatches"] &';

/** Minimum width per segment in rem. With less room, segments are stacked. */
const roomOfOne = 7.25;
const columns = Object.fromEntries(
  [2, 3, 4, 5, 6].map((count) => [
    `@container (inline-size < ${count * roomOfOne}rem)`,
    { [`&[data-count="${count}"]`]: { gridAutoFlow: 'row', inlineSize: '100%' } },
  ]),
);

export const group = css(field, {
  '&[data-variant="segmented"], &[data-variant="pictures"], &[data-variant="swatches"]': {
    containerType: 'inline-size',
    inlineSize: '100%',
  },
});

export const choices = css({
  display: 'grid',
  [segmented]: {
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    gap: '6px',
    justifySelf: 'start',
    maxInlineSize: '100%',
    padding: '6px',
    border: `2px solid ${token.border.default}`,
    borderRadius: token.radius.control,
    background: token.surface.card,
  },
  [pictures]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: token.space.xs },
  [swatches]: {
    gridAutoFlow: 'row',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '@container (inline-size < 17rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  '[data-variant="segmented"][data-invalid] > &': { borderWidth: '3px', borderColor: token.danger.border },
  '[data-variant="segmented"][data-disabled] > &': { borderStyle: 'dashed', background: token.surface.sunken },
  ...Object.fromEntries(
    Object.entries(columns).map(([room, styles]) => [room, { '[data-variant="segmented"] > &': styles }]),
  ),
  '[data-variant="segmented"][data-wide] > &[data-count]': {
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    justifySelf: 'stretch',
  },
});

/** Label and explanation are one target. Selected by `:checked`, which is right before hydration and without scripts, too. */
export const choice = css({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  minInlineSize: 0,
  lineHeight: token.leading.dense,
  [list]: {
    justifyItems: 'start',
    minBlockSize: token.target.control,
    paddingBlock: token.space.xxs,
    '& > span': { paddingInlineStart: `calc(${side} + ${gap})` },
  },
  [segmented]: {
    justifyItems: 'center',
    minBlockSize: token.target.min,
    padding: `${token.space.xs} ${token.space.m}`,
    borderBlock: '3px solid transparent',
    borderRadius: token.radius.tag,
    textAlign: 'center',
    transition: `background-color ${duration.quick} ${easing.out}`,
    '&:has([data-hovered])': { background: token.action.quietHover },
    '&:has(:checked)': {
      background: token.action.selectedBg,
      color: token.action.selectedText,
      borderBlockEndColor: token.action.bg,
    },
    '[data-theme="high-contrast"] &:has(:checked)': { borderBlockEndColor: 'currentColor' },
    '&:has(:checked) > span': { color: 'inherit' },
    // Inset, so that the ring covers neither the frame nor the next segment.
    '&:has([data-focus-visible])': { ...focusRing, outlineOffset: '2px', boxShadow: 'none' },
    '&[data-disabled]': { background: 'none', color: token.text.muted },
    '&[data-disabled]:has(:checked)': { background: token.surface.sunken, borderBlockEndColor: token.border.default },
    '@media (forced-colors: active)': {
      borderBlockColor: 'Canvas',
      '&:has(:checked)': { borderBlockEndColor: 'Highlight' },
      '&:has([data-focus-visible])': { outlineColor: 'Highlight' },
    },
  },
  '[data-wide] &': { paddingInline: token.space.s },
  [pictures]: {
    justifyItems: 'center',
    alignContent: 'end',
    minBlockSize: token.target.child,
    paddingBlockEnd: '6px',
    overflow: 'hidden',
    border: `3px solid ${token.border.default}`,
    borderBlockEndWidth: '6px',
    borderRadius: token.radius.card,
    background: token.surface.card,
    textAlign: 'center',
    transition: `background-color ${duration.quick} ${easing.out}`,
    '&:has([data-hovered])': { background: token.action.quietHover },
    '&:has([data-pressed])': { background: token.action.selectedBg },
    '&:has(:checked)': {
      borderColor: token.action.bg,
      background: token.action.selectedBg,
      color: token.action.selectedText,
    },
    '[data-theme="high-contrast"] &:has(:checked)': { borderColor: token.accent.butter },
    '&:has([data-focus-visible])': focusRing,
    '@media (forced-colors: active)': {
      '&:has(:checked)': { borderColor: 'Highlight' },
      '&:has([data-focus-visible])': { outlineColor: 'Highlight' },
    },
  },
});

/** Drawings show through to the control, whose target covers the card. */
export const picture = css({
  display: 'grid',
  placeItems: 'end center',
  inlineSize: '100%',
  overflow: 'hidden',
  pointerEvents: 'none',
  [swatches]: { marginBlockEnd: token.space.xxs, '& > svg': { inlineSize: '100%' } },
});

const ring = {
  content: '""',
  flex: 'none',
  inlineSize: side,
  blockSize: side,
  // As high as the first line, to be centered on it.
  marginBlock: `calc((${token.leading.dense}em - ${side}) / 2)`,
  border: `2px solid ${token.border.default}`,
  borderRadius: token.radius.plate,
  background: token.surface.card,
  transition: `border-width ${duration.quick} ${easing.out}`,
} as const;

/** List items have a plate before the label, filled when selected. */
export const name = css({
  cursor: 'pointer',
  fontSize: token.type.body,
  '&:has(:checked)': { fontWeight: token.weight.strong },
  '&[data-disabled], &[data-readonly]': { cursor: 'default' },
  '&[data-disabled]': { color: token.text.muted },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '[data-variant="segmented"] &::after': { insetBlock: '-3px' },
  // Bold text is wider: its width is reserved, so that choosing an option moves nothing.
  '[data-variant="segmented"] &::before': {
    content: 'attr(data-text)',
    display: 'block',
    blockSize: 0,
    overflow: 'hidden',
    fontWeight: token.weight.strong,
    visibility: 'hidden',
  },
  [pictures]: {
    display: 'grid',
    justifyItems: 'center',
    gap: '2px',
    fontFamily: token.font.display,
    // Large text must fit cards on small phones.
    fontSize: `min(${token.type.h3}, 6cqi)`,
    lineHeight: 1.2,
    whiteSpace: 'nowrap',
    '&:has(:checked)::before': {
      ...ring,
      position: 'absolute',
      insetBlockStart: '5px',
      insetInlineStart: '5px',
      marginBlock: 0,
      inlineSize: '20px',
      blockSize: '20px',
      border: `6px solid ${token.action.bg}`,
      background: token.action.text,
    },
    '@media (forced-colors: active)': {
      '&:has(:checked)::before': { forcedColorAdjust: 'none', borderColor: 'Highlight', background: 'Canvas' },
    },
  },
  [swatches]: {
    paddingInline: '2px',
    fontFamily: 'inherit',
    fontSize: `min(${token.type.caption}, 4.1cqi)`,
    // Only with wider spacing of letters and words, as some people set it.
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  [list]: {
    display: 'flex',
    alignItems: 'start',
    gap,
    '&::before': ring,
    '&[data-hovered]::before': { borderColor: token.border.strong, background: token.action.quietBg },
    '&:has(:checked)::before': { border: `8px solid ${token.action.bg}`, background: token.action.text },
    '&[data-invalid]::before': { borderColor: token.danger.border },
    '&[data-focus-visible]::before': focusRing,
    '&[data-disabled]::before': {
      borderStyle: 'dashed',
      borderColor: token.border.default,
      background: token.surface.sunken,
    },
    '&[data-disabled]:has(:checked)::before': { borderStyle: 'solid', borderColor: token.text.muted },
    '@media (forced-colors: active)': {
      '&:has(:checked)::before': { forcedColorAdjust: 'none', borderColor: 'Highlight', background: 'Canvas' },
      '&[data-disabled]::before': { borderColor: 'GrayText' },
      '&[data-focus-visible]::before': { outlineColor: 'Highlight' },
    },
  },
});
