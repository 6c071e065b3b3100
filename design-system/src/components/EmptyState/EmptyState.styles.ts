import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

/** Text at the start, with the picture next to it if there is room. */
const roomy = '@container (inline-size >= 42rem)';

/** A large picture needs more room next to the text. */
const spacious = '@container (inline-size >= 60rem)';

export const container = css({ inlineSize: '100%', containerType: 'inline-size' });

export const empty = css({
  display: 'grid',
  // Never wider than the window.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space.l,
  paddingBlockEnd: token.space.l,
  [roomy]: {
    // On a tablet, the text keeps more room than the picture.
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, min(26rem, 42cqi))',
    columnGap: token.space.xl,
    alignItems: 'center',
  },
  '&[data-picture="large"]': {
    [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [spacious]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 40rem)' },
  },
});

export const text = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: token.space.m,
  minInlineSize: 0,
  // A title with an email address breaks instead of being wider than the window.
  '& > :is(h1, h2, h3)': { maxInlineSize: '100%' },
});

/** Never larger than a heading within a page. */
export const sentence = css({
  maxInlineSize: '46ch',
  lineHeight: 1.5,
  '[data-level="1"] &': { fontSize: token.type.lead },
});

/** Actions side by side, stacked on phones. */
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.875rem',
  marginBlockStart: token.space.xs,
  '@media (max-width: 480px)': { inlineSize: '100%', '& > *': { flex: '1 1 100%' } },
});

export const footnote = css({ maxInlineSize: '100%', fontSize: token.type.caption, color: token.text.muted });

export const scene = css({
  inlineSize: 'min(100%, 26rem)',
  '[data-picture="large"] > &': { inlineSize: 'min(100%, 40rem)' },
});
