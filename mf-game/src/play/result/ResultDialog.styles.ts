import { css, keyframes } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { when } from '../../layout.ts';
import { visuallyHidden } from '../../assist/visuallyHidden.ts';

const { duration, easing } = token.motion;

const turnOver = keyframes({
  '0%': { transform: 'perspective(900px) rotateY(70deg)', opacity: 0.4 },
  '100%': { transform: 'perspective(900px) rotateY(0)' },
});
const strike = keyframes({
  '0%, 40%': { transform: 'rotate(-3deg) scale(1.7)', opacity: 0 },
  '70%': { transform: 'rotate(-5deg) scale(0.96)', opacity: 1 },
});
/** A second tap on Check! must not close the result unread. */
const guard = keyframes({ '0%, 100%': { pointerEvents: 'none' } });

const lowTicket = '@container ticket (max-height: 26rem)';
/** Phones in landscape with large text. */
const smallWide = '(min-width: 19rem) and (max-width: 26rem) and (max-height: 15rem)';
const smallWideTicket = `@container ticket ${smallWide}`;
const wideTicket = `@container ticket (min-width: 26rem) or (${smallWide})`;
/** Phones in portrait with large text: the buttons grow less than elsewhere. */
const largeText = '@container ticket (max-width: 16rem)';

/** The back of the ticket: verdict, order and answer, next step. A long solution scrolls between them. */
export const sheet = css({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gap: 8,
  minBlockSize: 0,
  margin: '-8px 0 -12px',
  animation: `${turnOver} ${duration.base} ${easing.out}`,
  '--target-control': token.target.child,
  '--pad-control': '0.5rem 0.75rem',
  [lowTicket]: { gap: 4, '--target-control': token.target.adult },
  [largeText]: { '--pad-control': '0.25rem 0.375rem' },
  [when.phone]: { margin: '-14px -6px -16px' },
  [when.sideways]: { margin: '-16px -6px -18px' },
});

export const head = css({ display: 'flex', alignItems: 'center', gap: 12, minBlockSize: 48 });

export const portrait = css({
  flex: 'none',
  inlineSize: 56,
  '& svg': { inlineSize: '100%', blockSize: 'auto' },
  [lowTicket]: { inlineSize: 40 },
});

/** A rubber stamp when the answer is right, plain print when it is not. */
export const stamp = css({
  marginInlineEnd: 'auto',
  fontSize: '1.5rem',
  lineHeight: 1.1,
  color: token.text.onPaper,
  '&[data-right]': {
    padding: '4px 16px 7px',
    fontSize: '1.875rem',
    border: '3px solid currentColor',
    borderRadius: token.radius.control,
    color: token.success.text,
    transform: 'rotate(-6deg)',
    // Words of a second try, instead of one word.
    '&[data-retried]': { fontSize: '1.375rem', lineHeight: 1.05, padding: '5px 12px 7px', textAlign: 'center' },
    animation: `${strike} ${duration.arrive} ${easing.out}`,
  },
  [lowTicket]: {
    fontSize: '1.25rem',
    '&[data-right]': { padding: '1px 10px 3px', fontSize: '1.375rem', transform: 'rotate(-4deg)' },
  },
});

export const scroll = css({
  display: 'grid',
  alignContent: 'safe space-evenly',
  gap: 8,
  minBlockSize: 0,
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  marginInline: -6,
  paddingInline: 6,
  [lowTicket]: { gap: 5 },
  [wideTicket]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: 24 },
  [smallWideTicket]: { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)', columnGap: 12 },
  // It goes on below.
  '&[data-scrolls]': { maskImage: 'linear-gradient(to bottom, black calc(100% - 16px), transparent)' },
});

/** The most important thing to remember, so it is the largest. */
export const reason = css({
  fontSize: '1.375rem',
  fontWeight: token.weight.medium,
  lineHeight: 1.25,
  color: token.text.onPaper,
  '&[data-lead]': { fontSize: '1.0625rem', fontWeight: token.weight.text },
  [lowTicket]: { fontSize: '1.125rem', lineHeight: 1.2, '&[data-lead]': { fontSize: '1rem' } },
  [smallWideTicket]: { fontSize: '0.9375rem', '&[data-lead]': { fontSize: '0.8125rem' } },
  [wideTicket]: { gridColumn: '1 / -1' },
});

export const lines = css({
  '& > *': { fontSize: '1rem', lineHeight: 1.4 },
  '& > * + *': { marginBlockStart: 2 },
  [smallWideTicket]: {
    '& > *': { fontSize: '0.75rem' },
    // Without the mark of a special price and the money to count.
    '& svg:where(:not([data-icon], [data-notes] *))': { inlineSize: '1rem', blockSize: '1rem' },
  },
});

export const concerned = css({
  padding: '0 4px',
  marginInline: -4,
  borderRadius: token.radius.bar,
  background: token.play.bg,
  color: token.play.text,
  fontWeight: token.weight.strong,
});

/** Worked steps, smaller on small tickets. */
export const worked = css({
  [smallWideTicket]: {
    '& h3': { fontSize: '0.875rem' },
    '& [aria-hidden] *': { fontSize: '0.8125rem', lineHeight: 1.2 },
  },
});

export const figures = css({
  display: 'grid',
  gap: 'inherit',
  alignContent: 'space-evenly',
  [smallWideTicket]: { display: 'contents', '& > *': { fontSize: '0.75rem' } },
});

export const answers = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 14px',
  paddingBlockStart: 6,
  borderBlockStart: `2px dashed ${token.border.paper}`,
  [wideTicket]: { borderBlockStart: 0, paddingBlockStart: 0 },
});

export const answer = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: token.text.onPaper,
  fontSize: '1rem',
  lineHeight: 1.3,
  '& > svg': { color: token.danger.text },
  '&[data-right] > svg': { color: token.success.text },
  '& b': { fontSize: '1.1875rem', fontWeight: token.weight.strong },
  [smallWideTicket]: { fontSize: '0.75rem', '& b': { fontSize: '0.875rem' } },
});

export const earned = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 22px',
  margin: 0,
  '& > div': { display: 'flex', alignItems: 'center', gap: 6 },
  '& svg': { inlineSize: 26, blockSize: 26 },
  '& dd': { margin: 0, fontSize: '1.25rem', fontWeight: token.weight.strong },
  // One line, with the pictures for the words.
  [when.sideways]: {
    '& dt': visuallyHidden,
    '& svg': { inlineSize: 22, blockSize: 22 },
    '& dd': { margin: 0, fontSize: '1.125rem' },
  },
});

export const nothing = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 10px',
  fontSize: '0.9375rem',
  lineHeight: 1.3,
  color: token.text.onPaperMuted,
  [smallWideTicket]: { fontSize: '0.75rem' },
});

export const actions = css({
  display: 'grid',
  gap: 8,
  paddingBlockEnd: token.foot,
  animation: `${guard} ${duration.arrive}`,
  '&[data-choices]': { gridTemplateColumns: '1fr 1fr' },
  '&[data-choices="two"]': { gridTemplateColumns: '1.6fr 1fr' },
  '&[data-choices="three"]': {
    '& > :first-child': { gridColumn: '1 / -1' },
    [largeText]: { gridTemplateColumns: 'auto 1fr' },
    [wideTicket]: { gridTemplateColumns: 'minmax(0, 1.5fr) 1fr 1fr', '& > :first-child': { gridColumn: 'auto' } },
  },
  [largeText]: { gap: 5, '& button': { fontSize: '0.8125rem', '& > svg': { display: 'none' } } },
  [smallWideTicket]: {
    '&[data-choices="three"]': { gridTemplateColumns: '1fr auto auto' },
    '& button': { fontSize: '0.75rem', paddingInline: 8, '& > svg': { display: 'none' } },
  },
});

/** Reading aloud at the start, the problem report at the end, small and below the buttons. */
export const footer = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginBlockStart: 2,
  [lowTicket]: { marginBlock: '-5px -9px' },
});

export const report = css({
  marginInlineStart: 'auto',
  '& button': { fontSize: '0.875rem', fontWeight: token.weight.text, color: token.text.onPaperMuted },
  [largeText]: { '& button': { fontSize: '0.6875rem' } },
});

export const reasons = css({ display: 'grid', gap: 8 });

export const leave = css({ display: 'flex', flex: 'none', gap: 2, marginInlineStart: 'auto' });
