import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';

/** The text of a card. The action is at the bottom. */
export const text = css({
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

/** A hint for first-time players. */
export const note = css({
  display: 'flex',
  alignItems: 'start',
  gap: token.space.xs,
  fontSize: token.type.caption,
  textWrap: 'balance',
  '& > svg': { marginBlockStart: '0.1em', color: token.info.text },
});

export const action = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${token.space.s} ${token.space.m}`,
  inlineSize: '100%',
  marginBlockStart: 'auto',
  paddingBlockStart: token.space.s,
});
