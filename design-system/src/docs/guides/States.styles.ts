import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

export const list = css({ display: 'grid', margin: 0 });

export const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(9rem, 1fr) 3fr',
  gap: `${token.space.m} ${token.space.l}`,
  alignItems: 'center',
  paddingBlock: token.space.l,
  borderBlockEnd: `${token.line.hair} solid ${token.border.subtle}`,
  '@media (max-width: 720px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const name = css({ display: 'grid', gap: token.space.xxs, fontWeight: token.weight.strong });

export const note = css({
  color: token.text.muted,
  fontSize: '0.875rem',
  fontWeight: token.weight.text,
  lineHeight: token.leading.dense,
});

export const examples = css({ display: 'flex', flexWrap: 'wrap', gap: token.space.l, alignItems: 'center', margin: 0 });

export const grounds = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  gap: token.space.cards,
});

export const ground = css({
  display: 'grid',
  gap: token.space.m,
  justifyItems: 'start',
  padding: token.space.l,
  border: `${token.line.hair} solid ${token.border.subtle}`,
  borderRadius: token.radius.card,
  '&[data-ground="page"]': { background: token.surface.page },
  '&[data-ground="card"]': { background: token.surface.card },
  '&[data-ground="tile"]': { background: token.surface.tile, color: token.text.onTile },
  '&[data-ground="board"]': { background: token.surface.board, color: token.text.onBoard },
  '&[data-ground="floor"]': { background: token.surface.floorB, color: token.text.default },
});

export const onPaper = css({ display: 'grid', gap: token.space.m, justifyItems: 'start' });
