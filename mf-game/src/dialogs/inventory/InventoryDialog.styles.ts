import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { when } from '../../layout.ts';

export const till = css({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  fontWeight: token.weight.medium,
  '& > svg': { inlineSize: 36, blockSize: 36 },
  '& > b': { marginInlineStart: 'auto', fontSize: '1.5rem', fontWeight: token.weight.strong },
  [when.sideways]: { '& > svg': { inlineSize: 24, blockSize: 24 }, '& > b': { fontSize: '1.125rem' } },
});

export const reason = css({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  marginBlockStart: 12,
  padding: '8px 14px',
  border: `2px solid ${token.info.border}`,
  borderRadius: token.radius.control,
  background: token.info.bg,
  color: token.info.text,
  '& > svg': { flex: 'none' },
});

/** Pantry and shop next to each other where there is room. */
export const parts = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)',
  alignItems: 'start',
  columnGap: 32,
  [when.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [when.sideways]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const part = css({
  marginBlockStart: 18,
  '& > h3': { fontSize: token.type.h3, marginBlockEnd: 8 },
  [when.phone]: { marginBlockStart: 10, '& > h3': { fontSize: token.type.h3, marginBlockEnd: 4 } },
  [when.sideways]: {
    marginBlockStart: 8,
    '& > h3': { fontSize: '1.125rem', marginBlockEnd: 4 },
    // Below the fold as a whole.
    '& + &': { marginBlockStart: 26 },
  },
});

/** Jars on wooden shelves. */
export const shelf = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '10px',
  margin: 0,
  marginBlockStart: 8,
  padding: 0,
  listStyle: 'none',
  [when.sideways]: { gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))' },
});

export const card = css({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  justifyItems: 'center',
  alignContent: 'end',
  gap: 6,
  paddingBlockEnd: 8,
  borderBlockEnd: `8px solid ${token.surface.boardFrame}`,
  lineHeight: 1.3,
  textAlign: 'center',
  '& b': { display: 'block', fontWeight: token.weight.strong },
  '& p': { alignSelf: 'end' },
  '& p > span, & small': { color: token.text.muted, fontSize: '0.9375rem' },
  '&[data-empty]': {
    '& svg': { filter: 'grayscale(1)' },
    '& p > span': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 6,
      color: token.warning.text,
      fontWeight: token.weight.strong,
    },
  },
  [when.sideways]: { gap: 4, borderBlockEndWidth: 5, '& b': { display: 'inline', marginInlineEnd: '0.5em' } },
});

/** Things for sale, one below the other. */
export const goods = css({ margin: 0, padding: 0, listStyle: 'none' });

export const offer = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  paddingBlock: 8,
  borderBlockEnd: `2px solid ${token.border.subtle}`,
  lineHeight: 1.3,
  '& b': { display: 'block', fontWeight: token.weight.strong },
  '& p > span, & small': { color: token.text.muted, fontSize: '0.9375rem' },
  // Large text on a phone.
  '@container (max-width: 20rem)': { '& > :last-child': { gridColumn: '2 / -1', justifyItems: 'start' } },
});

export const price = css({ display: 'grid', justifyItems: 'center', gap: 2 });

/** The dish is the jar's label. */
export const jar = css({
  position: 'relative',
  inlineSize: 60,
  '& > svg': { display: 'block', inlineSize: '100%', blockSize: 'auto' },
  '& > svg + svg': { position: 'absolute', insetBlockEnd: '5%', insetInlineStart: '17%', inlineSize: '66%' },
  [when.phone]: { inlineSize: 54 },
  [when.sideways]: { inlineSize: 36 },
});

export const picture = css({ '& > svg': { display: 'block', inlineSize: 56, blockSize: 56 } });
