import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';

/** What a card says about its game; the way in is at the foot of the card. */
export const words = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: token.space.s,
  blockSize: '100%',
});

export const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${token.space.xxs} ${token.space.m}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: token.type.caption,
  color: token.text.muted,
});

/** What a first-time player should know. */
export const note = css({
  display: 'flex',
  alignItems: 'start',
  gap: token.space.xs,
  fontSize: token.type.caption,
  '& > svg': { marginBlockStart: '0.1em', color: token.info.text },
});

export const wayIn = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${token.space.s} ${token.space.m}`,
  inlineSize: '100%',
  marginBlockStart: 'auto',
  paddingBlockStart: token.space.s,
});
