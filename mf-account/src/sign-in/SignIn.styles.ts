import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';
import { column } from '../shared/Account.styles.ts';

/** In rem, so that large text counts like a smaller window. */
const wide = '@container (inline-size >= 68rem)';

export const place = css({ containerType: 'inline-size' });

/** In a narrow window, the door is next to the form and the benefits are below them. On a phone, the door comes last. */
const narrow = '@container (inline-size < 52rem)';
const phone = '@container (inline-size < 40rem)';

/** The form, the benefits of an account and the door side by side, or stacked on narrow screens. */
export const sheet = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 30rem) minmax(0, 24rem)',
  gap: `${token.space.cards} ${token.space.xxl}`,
  alignItems: 'start',
  [narrow]: { gridTemplateColumns: 'minmax(0, 32rem) minmax(0, 1fr)', columnGap: token.space.l },
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [wide]: { gridTemplateColumns: 'minmax(0, 30rem) minmax(0, 20rem) minmax(0, 1fr)' },
});

/** Stands on the line where the form ends. */
export const entrance = css({
  display: 'none',
  alignSelf: 'end',
  [wide]: { display: 'block', justifySelf: 'end', inlineSize: '13.75rem' },
  [narrow]: { display: 'block', gridColumn: 2, gridRow: 1, justifySelf: 'end', inlineSize: 'min(9rem, 100%)' },
  [phone]: { gridColumn: 1, gridRow: 'auto', justifySelf: 'center' },
  // The window in the door is lit.
  '--sky': token.art.lamp,
  // The sign hangs in the window.
  '& > div:last-of-type > span': {
    position: 'absolute',
    insetBlockStart: '37%',
    insetInline: 0,
    inlineSize: 'max-content',
    marginInline: 'auto',
    paddingInline: token.space.s,
    border: `${token.line.edge} solid ${token.text.onPaper}`,
    borderRadius: token.radius.tag,
    background: token.surface.paper,
    color: token.text.onPaper,
    fontFamily: token.font.display,
    transform: 'rotate(-4deg)',
  },
  '& > div:last-of-type': {
    position: 'relative',
    marginBlockStart: '-0.75rem',
    paddingInline: '1.75rem',
    [narrow]: { paddingInline: token.space.m },
    borderBlockEnd: `${token.line.frame} solid ${token.surface.boardFrame}`,
  },
  '@media print': { display: 'none' },
});

export const stack = css({
  ...column,
  gap: token.space.l,
  '& > p': { margin: 0 },
});

/** Links to the other forms, below a hairline. */
export const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${token.space.xs} ${token.space.m}`,
  paddingBlockStart: token.space.m,
  borderBlockStart: `${token.line.hair} solid ${token.border.subtle}`,
  '& > p': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: token.space.s, margin: 0 },
  // Text buttons have padding, but start where the other text does.
  '& button': { marginInlineStart: `calc(-1 * ${token.space.xs} - ${token.line.edge})`, textAlign: 'start' },
});

/** A sentence above the form, in a box with a thick edge. */
function said({ bg, border, text }: Readonly<Record<'bg' | 'border' | 'text', string>>) {
  return {
    display: 'flex',
    gap: token.space.xs,
    margin: 0,
    padding: token.space.s,
    border: `${token.line.edge} solid ${border}`,
    borderInlineStartWidth: token.line.frame,
    borderRadius: token.radius.control,
    background: bg,
    color: text,
    '& > svg': { flex: 'none', marginBlockStart: '0.1em' },
  };
}

/** An error of the whole form. */
export const errorText = css({ ...said(token.danger), fontWeight: token.weight.strong });

/** Note to read before sending the form. */
export const hint = css(said(token.warning));

/** A success message above the form. */
export const done = css(said(token.success));

/** A list with check marks. */
export const keeps = css({
  paddingBlock: token.space.m,
  '& h2': { fontSize: token.type.h3, marginBlockEnd: token.space.s },
  '& ul': { display: 'grid', gap: token.space.s, margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', gap: token.space.xs, textWrap: 'balance' },
  '& li > svg': { flex: 'none', marginBlockStart: '0.1em', color: token.success.text },
  '& p': { marginBlock: token.space.m, color: token.text.muted, textWrap: 'balance' },
});

/** An address is a single word, however long. */
export const address = css({ overflowWrap: 'anywhere', fontWeight: token.weight.strong });
