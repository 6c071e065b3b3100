import { focusRing, media, token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

export const fields = css({ display: 'grid', gap: token.space.m, '& p': { margin: 0 } });

/** The browser's own field, with a button like the others. */
export const fileField = css({
  maxInlineSize: '100%',
  font: 'inherit',
  '&:focus-visible': focusRing,
  '&::file-selector-button': {
    minBlockSize: token.target.control,
    marginInlineEnd: token.space.s,
    paddingInline: token.space.m,
    border: `${token.line.strong} solid ${token.quiet.edge}`,
    borderRadius: token.radius.control,
    background: token.quiet.face,
    color: token.quiet.text,
    font: 'inherit',
    fontWeight: token.weight.strong,
    cursor: 'pointer',
  },
});

export const part = css({
  display: 'grid',
  gap: token.space.s,
  '& > h2, & > h3': { margin: 0, fontSize: token.type.h3 },
  '& > p': { margin: 0 },
});

export const list = css({ display: 'grid', gap: token.space.m, margin: 0, padding: 0, listStyle: 'none' });

/** As many in a row as fit. A single one takes the whole row. */
export const cards = css({ gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))' });

/** Read from the board by children. */
export const code = css({
  fontSize: token.type.h1,
  fontWeight: token.weight.strong,
  letterSpacing: '0.15em',
  overflowWrap: 'anywhere',
});

export const versions = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `${token.space.xs} ${token.space.m}`,
  '& dt': { fontWeight: token.weight.strong },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});

/** Long lists scroll with the dialog, not in a nested box. */
export const preview = css({
  display: 'grid',
  gap: token.space.xs,
  margin: 0,
  paddingInlineStart: token.space.l,
  overflowWrap: 'anywhere',
});

export const person = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space.s,
  overflowWrap: 'anywhere',
});

/** On paper one below the other, because a grid doesn't break between pages. */
const printed = { display: 'block', '& > :not(:last-child)': { marginBlockEnd: token.space.cards } };

/** Two sheets of the same height next to each other if there is room. */
export const pair = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(28rem, 100%), 1fr))',
  gap: token.space.cards,
  '@media print': printed,
});

/** Sheets one below the other. */
export const sheets = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space.cards,
  '@media print': printed,
});

/** The picture comes first, but the name of the row starts with the child's. */
export const seatName = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space.s,
  '& > [data-part="picture"]': { order: -1, display: 'inline-flex' },
});

/** The state of a lesson, for whom it is, and when. */
export const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${token.space.xxs} ${token.space.s}`,
});

/** A skill and a mistake below it. */
export const skill = css({
  display: 'grid',
  minInlineSize: 'min(8.5rem, 40vi)',
  '& > span': { color: token.text.muted, fontWeight: token.weight.text },
});

/** Children with a figure each, in columns if there is room. */
export const helpList = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${token.space.xxs} ${token.space.m}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { minInlineSize: '10.5rem', [media.phone]: { minInlineSize: 0 } },
  '& > li > span + span': { color: token.text.muted },
});

/** Fields above a report, up to two in a row, so that their texts fit. A single one is no wider than its text needs. */
export const choices = css({ maxInlineSize: '50rem', '& > * > * > *': { maxInlineSize: '26rem' } });
