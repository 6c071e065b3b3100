import { media, token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${token.space.xs} ${token.space.s}`,
  '@media print': { display: 'none' },
});

export const sample = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space.s,
  marginBlockEnd: token.space.m,
  '& > p': { margin: 0, flex: '1 1 16rem', color: token.text.muted },
});

export const head = css({
  '& > h2': { margin: 0, scrollMarginBlockStart: token.space.m },
  '& > p': { margin: 0, color: token.text.muted },
});

export const plainList = css({ listStyle: 'none', margin: 0, padding: 0, display: 'grid' });

/** Entries separated by hairlines. */
export const lines = css({
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: token.space.xs,
    columnGap: token.space.m,
    paddingBlock: token.space.s,
    borderBlockStart: `1px solid ${token.border.subtle}`,
  },
  '& > li:first-of-type': { borderBlockStart: 'none', paddingBlockStart: 0 },
  '& > li:last-of-type': { paddingBlockEnd: 0 },
  '& p': { margin: 0 },
});

/** One line each. In a narrow window, the skills are below. */
export const inNeed = css({
  '& > li': {
    rowGap: 0,
    '& > a': { flex: '0 0 10rem' },
    '& > p': { order: -1, flex: '1 1 0' },
    '& > a:first-of-type': { order: -2 },
    [media.narrow]: { '& > a': { flex: '0 1 auto' }, '& > p': { order: 0, flex: '1 0 100%' } },
  },
});

/** A name is short. */
export const search = css({ maxInlineSize: '26rem' });

export const skillList = css({ gap: token.space.s, '& p': { margin: 0 } });

/** Reports with their download buttons. */
export const reportLines = css({
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 19rem) minmax(0, 1fr)',
    alignItems: 'center',
    gap: token.space.m,
    paddingBlock: token.space.s,
    borderBlockStart: `1px solid ${token.border.subtle}`,
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space.xs },
  },
  '& > li:first-of-type': { borderBlockStart: 'none', paddingBlockStart: 0 },
  '& > li:last-of-type': { paddingBlockEnd: 0 },
  // All icons are in one column.
  '& button': { inlineSize: '100%', justifyContent: 'flex-start', textAlign: 'start' },
  '& p': { margin: 0 },
});

export const muted = css({ color: token.text.muted });

/** The list of students, with the selected student next to it. */
export const listAndStudent = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.75fr)',
  gap: token.space.l,
  alignItems: 'start',
  [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** A heading that receives focus shows no focus ring, because it isn't interactive. */
export const studentName = css({
  '& > h2': { margin: 0, scrollMarginBlockStart: token.space.xxl },
  '& > p': { margin: 0, flex: '1 0 100%', color: token.text.muted },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space.s,
});

/** Only where the list is above the student. */
export const backLink = css({
  display: 'none',
  flex: '1 0 100%',
  [media.narrow]: { display: 'block', marginInlineStart: `calc(-1 * ${token.space.xs})` },
  '@media print': { display: 'none' },
});
