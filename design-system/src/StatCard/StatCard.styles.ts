import { css } from '@emotion/react';
import { token } from '../tokens/tokens.ts';

/** One plain sheet. Its own width decides how many figures stand beside each other. */
export const sheet = css({
  containerType: 'inline-size',
  inlineSize: '100%',
  margin: 0,
  overflow: 'hidden',
  background: token.surface.card,
  border: '1px solid var(--card-edge)',
  borderRadius: token.radius.card,
});

/** Each figure draws its hairlines at the start and above; those on the sheet's own edge are pushed under it. */
export const strip = css({
  display: 'flex',
  flexWrap: 'wrap',
  margin: 0,
  '& > div': { flex: '1 1 10rem' },
  '@container (max-width: 46rem)': { '& > div': { flexBasis: '40%' } },
  '@container (max-width: 19rem)': { '& > div': { flexBasis: '100%' } },
});

export const figure = css({
  minInlineSize: 0,
  marginBlockStart: '-1px',
  marginInlineStart: '-1px',
  padding: 'clamp(0.75rem, 2vi, 1rem) clamp(1rem, 2.5vi, 1.375rem)',
  borderBlockStart: '1px solid var(--card-edge)',
  borderInlineStart: '1px solid var(--card-edge)',
});

export const labelStyle = css({ color: token.text.muted, fontSize: token.type.label, lineHeight: token.leading.dense });

export const valueStyle = css({
  margin: 0,
  fontSize: token.type.figure,
  fontWeight: token.weight.strong,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

export const noteStyle = css({
  margin: 0,
  color: token.text.muted,
  fontSize: token.type.label,
  lineHeight: token.leading.dense,
});

export const waiting = css({
  display: 'inline-block',
  inlineSize: 'min(6rem, 70%)',
  blockSize: '0.75em',
  borderRadius: token.radius.tag,
  background: token.surface.sunken,
  '@media (forced-colors: active)': { border: '1px solid GrayText' },
});
