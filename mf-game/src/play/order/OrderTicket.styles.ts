import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { when } from '../../layout.ts';
import { visuallyHidden } from '../../assist/visuallyHidden.ts';

/** The height of a ticket in lines of text, so that large text uses the smaller layouts, too. */
const lowTicket = '@container ticket (max-height: 15.5rem)';
/** Laptops and phones in landscape: everything in its place, a little closer together. */
const denseTicket = '@container ticket (max-height: 19rem)';
/** Large text on a phone: everything on the ticket grows less than elsewhere, so that the order stays in sight. */
const tinyTicket = '@container ticket (max-height: 9rem)';
/** Large text on a phone: it grows less than elsewhere, so that whole orders fit. */
const largeText = '@container ticket (max-width: 16rem)';
/** The smallest phones have room for a long order only without the sentence above it, which is still read aloud. */
const largeLowText = '@container ticket (max-width: 16rem) and (max-height: 8rem)';
const largeHighText = '@container ticket (max-width: 16rem) and (min-height: 11rem)';
/** Phones in landscape: narrow, but as high as a laptop's. */
const narrowHighTicket = '@container ticket (max-width: 16rem) and (min-height: 15rem)';
const roomyTicket = '@container ticket (min-height: 25rem)';

/** Head, order and answer. The head and the answer keep their places; a long order scrolls between them. */
export const sheet = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  minBlockSize: 0,
  margin: '-14px 0 -14px',
  [when.phone]: { margin: '-14px -10px -15px' },
  [when.shortestPhone]: { margin: '-16px -10px -18px' },
  [when.sideways]: { margin: '-16px -8px -16px' },
});

export const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 44,
  [when.phone]: { gap: 6, minBlockSize: 40 },
  [when.shortestPhone]: { minBlockSize: 34 },
  '&[data-hinted]': { ...visuallyHidden, minBlockSize: 0 },
});

export const customer = css({
  order: -1,
  flex: 'none',
  inlineSize: 48,
  '& svg': { inlineSize: '100%', blockSize: 'auto' },
  [when.phone]: { inlineSize: 36 },
  '@container ticket (max-width: 17rem)': { display: 'none' },
  // The customer is visible only at the table here.
  '@container ticket (max-height: 11rem)': { display: 'none' },
});

/** Wraps before its neighbors do. */
export const title = css({
  flex: '1 1 0',
  minInlineSize: 0,
  fontSize: '1.125rem',
  lineHeight: 1.05,
  color: token.text.onPaper,
  outline: 'none',
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  // Next to a button with a word.
  '&[data-extra]': { fontSize: '1.0625rem' },
  [lowTicket]: { fontSize: '1.0625rem' },
  [tinyTicket]: { fontSize: '0.875rem' },
  '@container ticket (max-width: 17rem)': { fontSize: '1rem', '&[data-extra]': visuallyHidden },
  [largeText]: { fontSize: '0.8125rem' },
  [narrowHighTicket]: { fontSize: '0.9375rem' },
});

export const body = css({
  minBlockSize: 0,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'safe center',
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  paddingBlock: 4,
  // Focus rings inside are not cut off.
  marginInline: -4,
  paddingInline: 4,
  [denseTicket]: { paddingBlock: '0 2px' },
  [lowTicket]: { '[data-crowded] &': { paddingBlock: 0 } },
  // The order goes on below.
  '&[data-scrolls]': { maskImage: 'linear-gradient(to bottom, black calc(100% - 16px), transparent)' },
});

export const context = css({
  fontSize: '1rem',
  lineHeight: 1.35,
  color: token.text.onPaperMuted,
  [denseTicket]: {
    fontSize: '0.9375rem',
    lineHeight: 1.25,
    '[data-crowded] &': { fontSize: '0.875rem', lineHeight: 1.2 },
  },
  [lowTicket]: {
    fontSize: '0.875rem',
    lineHeight: 1.2,
    '[data-crowded] &': { fontSize: '0.8125rem', lineHeight: 1.15 },
  },
  [tinyTicket]: { fontSize: '0.75rem' },
  [largeText]: {
    fontSize: '0.6875rem',
    lineHeight: 1.2,
    '[data-crowded] &': { fontSize: '0.625rem', lineHeight: 1.15 },
  },
  [largeLowText]: { fontSize: '0.625rem', lineHeight: 1.15, '[data-crowded] &': visuallyHidden },
  [narrowHighTicket]: { fontSize: '0.875rem', lineHeight: 1.25, '[data-crowded] &': { fontSize: '0.8125rem' } },
});

/** Left to screen readers where the order needs the room. */
export const note = css({
  marginBlockStart: 6,
  color: token.text.onPaperMuted,
  fontSize: '1rem',
  lineHeight: 1.3,
  [lowTicket]: visuallyHidden,
});

/** The pictures of dishes, without the mark of a special price and the money to count. */
const dishes = '& svg:where(:not([data-icon], [data-notes] *))';

/** On low tickets, the short lines of long orders share a row. */
export const lines = css({
  marginBlockStart: 6,
  [denseTicket]: {
    '& > *': { fontSize: '1.0625rem', lineHeight: 1.4 },
    [dishes]: { blockSize: '1.75rem', inlineSize: '1.75rem' },
    '[data-crowded] &': { marginBlockStart: 2 },
    '[data-crowded] & svg': { blockSize: '1.375rem', inlineSize: '1.375rem' },
    '[data-crowded] & > *': { fontSize: '0.9375rem', lineHeight: 1.25 },
    '[data-crowded] & > * + *': { marginBlockStart: 1 },
  },
  [lowTicket]: {
    marginBlockStart: 0,
    '& > *': { fontSize: '1rem', lineHeight: 1.3 },
    [dishes]: { blockSize: '1.375rem', inlineSize: '1.375rem' },
    '[data-crowded] &': { display: 'flex', flexWrap: 'wrap', columnGap: '1em' },
    '[data-crowded] & > *': { flex: '1 1 auto', fontSize: '0.875rem', lineHeight: 1.2 },
    '[data-crowded] & > * + *': { marginBlockStart: 0 },
    '[data-crowded] & svg': { blockSize: '1.0625rem', inlineSize: '1.25rem' },
  },
  [tinyTicket]: { '& > *, [data-crowded] & > *': { fontSize: '0.8125rem', lineHeight: 1.2 } },
  [largeText]: {
    '& > *': { fontSize: '0.75rem', lineHeight: 1.25 },
    [dishes]: { blockSize: '0.875rem', inlineSize: '1rem' },
    '[data-crowded] & > *': { fontSize: '0.6875rem', lineHeight: 1.15 },
    '[data-crowded] & svg': { blockSize: '0.8125rem', inlineSize: '0.875rem' },
  },
  // Phones in landscape: narrow, but higher.
  [largeHighText]: {
    '& > *': { fontSize: '0.875rem' },
    '[data-crowded] & > *': { fontSize: '0.8125rem', lineHeight: 1.2 },
  },
  [narrowHighTicket]: {
    marginBlockStart: 6,
    '& > *': { fontSize: '1rem', lineHeight: 1.35 },
    '& svg, & [data-notes] svg': { blockSize: '1.375rem', inlineSize: '1.375rem' },
    '[data-crowded] & > *': { fontSize: '0.9375rem', lineHeight: 1.25 },
    '[data-crowded] & svg': { blockSize: '1.125rem', inlineSize: '1.125rem' },
  },
});

export const foot = css({
  borderBlockStart: `2px dashed ${token.border.paper}`,
  paddingBlockStart: 9,
  [denseTicket]: { paddingBlockStart: 7 },
  [lowTicket]: { paddingBlockStart: 4, '[data-crowded] &': { paddingBlockStart: 2 } },
  [when.sideways]: { paddingBlockStart: 4 },
});

export const answerRow = css({
  display: 'grid',
  // The focus ring of the field must not touch the question.
  gap: 11,
  [when.sideways]: { gap: 8 },
  [lowTicket]: { gap: 6, gridTemplateColumns: 'minmax(0, 1fr) clamp(116px, 38cqi, 170px)', alignItems: 'center' },
});

export const ask = css({
  fontSize: '1.1875rem',
  fontWeight: token.weight.strong,
  lineHeight: 1.25,
  color: token.text.onPaper,
  [denseTicket]: { fontSize: '1.0625rem', lineHeight: 1.2 },
  [lowTicket]: { fontSize: '1rem', lineHeight: 1.15 },
  [tinyTicket]: { fontSize: '0.8125rem' },
  [largeText]: { fontSize: '0.75rem' },
  [narrowHighTicket]: { fontSize: '1rem' },
  [roomyTicket]: { fontSize: '1.3125rem' },
});

/** The question is the visible label; the field's own label is for screen readers. */
export const slot = css({
  position: 'relative',
  label: visuallyHidden,
  '& input': { paddingBlock: 0 },
  '& div:has(> input)': {
    [denseTicket]: { minBlockSize: 50 },
    [lowTicket]: { minBlockSize: 44 },
    [largeText]: { fontSize: '1.125rem' },
  },
  // Above the field, so that an error moves nothing.
  '& [aria-live]:not(:empty)': {
    position: 'absolute',
    insetBlockEnd: 'calc(100% + 4px)',
    insetInlineEnd: 0,
    zIndex: token.layer.raised,
    inlineSize: 'max-content',
    maxInlineSize: 'min(16rem, 80cqi)',
    padding: '4px 8px',
    background: token.surface.paper,
    borderRadius: token.radius.control,
    boxShadow: token.shadow.lift,
  },
});
