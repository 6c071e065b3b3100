import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';

/** Fills a window of 1200 by 630 pixels. Everything inside is sized by its width. */
export const card = css({
  containerType: 'inline-size',
  inlineSize: '100%',
  maxInlineSize: '1200px',
  aspectRatio: '1200 / 630',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  '& > div:first-of-type': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)' },
});

export const halves = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 54fr) minmax(0, 46fr)',
  alignItems: 'end',
  minBlockSize: 0,
  blockSize: '100%',
  paddingInline: '5.5cqi 3.5cqi',
});

export const text = css({
  alignSelf: 'center',
  display: 'grid',
  gap: '2.4cqi',
  '& > svg': { blockSize: '4.6cqi', marginInlineEnd: 'auto', color: token.text.onTile },
  '& > b': {
    fontFamily: token.font.display,
    fontWeight: token.weight.display,
    fontSize: '6.3cqi',
    lineHeight: 1.06,
    letterSpacing: token.tracking.display,
    textWrap: 'balance',
    whiteSpace: 'pre-line',
  },
  '& > span': { fontSize: '2.75cqi', lineHeight: 1.3, color: token.text.onTileMuted },
});

export const picture = css({
  alignSelf: 'end',
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'center',
  blockSize: '100%',
  '& > svg': { inlineSize: '100%', blockSize: 'auto' },
});

export const table = css({ inlineSize: '74%' });

export const ticket = css({
  alignSelf: 'center',
  inlineSize: '30cqi',
  rotate: '-2.5deg',
  '& > div > div': { padding: '2.4cqi' },
  '& > div > div > div': { fontSize: '2.5cqi', paddingBlock: '0.6cqi' },
  '& > div > div > :last-child': { fontSize: '2.9cqi', fontWeight: token.weight.strong },
});

export const row = css({
  alignSelf: 'center',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '2cqi 3cqi',
  inlineSize: '84%',
  '& svg': { inlineSize: '100%', blockSize: 'auto' },
});

export const plate = css({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  padding: '20%',
  border: `0.35cqi solid ${token.art.plateRim}`,
  borderRadius: '50%',
  background: token.art.plate,
});

/** Two bills behind three coins. */
export const money = css({
  alignSelf: 'center',
  display: 'grid',
  justifyItems: 'center',
  inlineSize: '92%',
  '& > div': { display: 'flex', justifyContent: 'center', inlineSize: '100%' },
  '& > div:first-of-type > svg': { inlineSize: '56%', blockSize: 'auto', marginInline: '-3%' },
  '& > div:first-of-type > :first-of-type': { rotate: '-8deg' },
  '& > div:first-of-type > :last-of-type': { rotate: '7deg' },
  '& > div:last-of-type': { marginBlockStart: '-3cqi', gap: '1cqi' },
  '& > div:last-of-type > svg': { inlineSize: '27%', blockSize: 'auto' },
});

export const awards = css({
  alignSelf: 'center',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '100%',
  '& > svg': { flex: '0 1 34%', minInlineSize: 0, blockSize: 'auto' },
  '& > :nth-of-type(2)': { flexBasis: '42%', marginBlockEnd: '5cqi' },
});
