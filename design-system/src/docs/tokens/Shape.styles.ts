import { css } from '../../theme/css.ts';
import { focusRing, token } from '../../tokens/tokens.ts';

export const shelf = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
  gap: token.space.l,
  padding: 0,
  listStyle: 'none',
});

export const item = css({
  display: 'grid',
  gap: token.space.xxs,
  alignContent: 'start',
  '& > div': { marginBlockEnd: token.space.xs },
});

export const name = css({ fontWeight: token.weight.strong, fontSize: '0.9375rem' });

export const note = css({ color: token.text.muted, fontSize: '0.875rem', lineHeight: token.leading.dense });

export const block = css({
  blockSize: '6rem',
  border: `${token.line.edge} solid ${token.border.default}`,
  background: token.action.quietBg,
});

export const lineSample = css({ display: 'grid', alignContent: 'center', blockSize: '2rem' });

export const measure = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: token.space.s });

export const space = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, max-content) minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${token.space.s} ${token.space.l}`,
  margin: 0,
});

export const bar = css({
  maxInlineSize: '100%',
  margin: 0,
  blockSize: '1.25rem',
  background: token.action.bg,
  borderRadius: token.radius.paper,
});

export const sheet = css({
  display: 'grid',
  alignContent: 'end',
  gap: token.space.xxs,
  minBlockSize: '9rem',
  padding: token.space.card,
  border: `${token.line.card} solid ${token.quiet.card}`,
  borderRadius: token.radius.card,
  background: token.surface.card,
});

export const layers = css({
  display: 'grid',
  gap: 0,
  paddingBlockStart: token.space.l,
  paddingInlineStart: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: token.space.m,
    maxInlineSize: '26rem',
    position: 'relative',
    marginBlockStart: `calc(-1 * ${token.space.xs})`,
    padding: `${token.space.s} ${token.space.m}`,
    border: `${token.line.edge} solid ${token.border.strong}`,
    borderRadius: token.radius.control,
    background: token.surface.card,
    fontWeight: token.weight.medium,
  },
});

export const key = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '6rem',
  blockSize: '4rem',
  border: `${token.line.edge} solid ${token.play.edge}`,
  borderRadius: token.radius.control,
  background: token.play.bg,
  color: token.play.text,
  fontWeight: token.weight.strong,
  boxShadow: `0 ${token.foot} 0 ${token.play.edge}`,
  '&[data-pressed]': {
    transform: `translateY(${token.foot})`,
    boxShadow: 'none',
    background: token.play.bgPressed,
  },
  '&[data-ring]': focusRing,
});
