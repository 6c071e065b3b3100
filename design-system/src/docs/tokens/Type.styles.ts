import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

export const scale = css({ display: 'grid', margin: 0 });

export const step = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(8.5rem, 1fr) 4fr',
  gap: `${token.space.xxs} ${token.space.l}`,
  alignItems: 'baseline',
  paddingBlock: token.space.m,
  borderBlockEnd: `${token.line.hair} solid ${token.border.subtle}`,
  '@media (max-width: 720px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const label = css({ display: 'grid', fontWeight: token.weight.strong, fontSize: '0.9375rem' });

export const value = css({ color: token.text.muted, fontSize: '0.8125rem', fontWeight: token.weight.text });

export const specimen = css({
  margin: 0,
  minInlineSize: 0,
  lineHeight: token.leading.heading,
  overflowWrap: 'anywhere',
  '&[data-variant="sign"]': { fontFamily: token.font.display, color: token.text.heading },
  '&[data-variant="strong"]': { fontWeight: token.weight.strong },
});

export const faces = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: token.space.cards,
});

export const face = css({
  display: 'grid',
  alignContent: 'start',
  gap: token.space.m,
  padding: token.space.card,
  border: `${token.line.hair} solid ${token.border.subtle}`,
  borderRadius: token.radius.card,
  background: token.surface.card,
  color: token.text.default,
  '&[data-wide]': { gridColumn: '1 / -1' },
  '& > p': { margin: 0, fontSize: '0.9375rem', color: token.text.muted },
});

export const letters = css({
  fontSize: '3rem',
  lineHeight: token.leading.display,
  overflowWrap: 'anywhere',
  '&[data-face="display"]': { fontFamily: token.font.display },
  '&[data-face="text"]': { fontWeight: token.weight.medium },
});

export const sums = css({
  justifySelf: 'start',
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  gap: `${token.space.xxs} ${token.space.l}`,
  direction: 'ltr',
  fontSize: token.type.sum,
  fontWeight: token.weight.strong,
  textAlign: 'end',
  '& > [data-total]': { borderBlockStart: `${token.line.strong} solid ${token.border.strong}` },
});
