import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';

/** The page's margins, which the hero and the sections share. */
export const margins = {
  inlineSize: '100%',
  maxInlineSize: token.width.page,
  marginInline: 'auto',
  paddingInline: 'clamp(16px, 4vw, 32px)',
} as const;

export const gamesSection = css({ ...margins, paddingBlock: `clamp(${token.space.xxl}, 7vw, 88px)` });

export const gamesHead = css({
  maxInlineSize: '56ch',
  marginBlockEnd: token.space.xl,
  '& p': { marginBlockStart: token.space.xs, color: token.text.muted },
});

/** The game that can be played takes the whole width, those to come half of it. */
export const games = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: token.space.cards,
  '& > :first-of-type': { gridColumn: '1 / -1' },
  '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
