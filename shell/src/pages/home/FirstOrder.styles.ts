import { css, keyframes } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { full } from './heroSizes.ts';

/** Hangs below the awning, above the bell. */
export const order = css({
  alignSelf: 'start',
  position: 'relative',
  zIndex: token.layer.raised,
  marginBlock: `${token.space.l} 5.5rem`,
  textAlign: 'center',
  [full]: { gridColumn: 2, gridRow: 1 },
});

/** Tighter than on the play screen. */
export const paper = css({
  textAlign: 'start',
  '& > div > div:last-of-type': { marginInline: '6px' },
  '& > div > div > div > div': { padding: '20px 10px 18px' },
  '& > div > div > div > div > div': { fontSize: 'min(1rem, 4.4cqi)' },
  '& b': { fontWeight: token.weight.strong },
});

export const coins = css({
  display: 'flex',
  justifyContent: 'center',
  gap: token.space.xs,
  marginBlockStart: token.space.s,
});

const hop = keyframes({ '35%': { transform: 'translateY(-18px)' }, '70%': { transform: 'translateY(-5px)' } });

/** A coin with an inner ring of notches. */
export const coin = css({
  position: 'relative',
  flex: '0 1 4rem',
  minInlineSize: token.target.min,
  padding: 0,
  aspectRatio: '1',
  border: `2px solid ${token.play.edge}`,
  borderRadius: '50%',
  background: token.play.bg,
  color: token.play.text,
  boxShadow: `0 ${token.foot} 0 ${token.play.edge}`,
  fontFamily: token.font.display,
  fontSize: 'min(1.25rem, 5.4cqi)',
  cursor: 'pointer',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '4px',
    border: `2px dashed ${token.play.edge}`,
    borderRadius: '50%',
    opacity: 0.55,
  },
  '&:hover': { background: token.play.bgHover },
  '&:active': { background: token.play.bgPressed },
  '&[aria-disabled]': { cursor: 'default', background: token.play.bg },
  '&[data-result="wrong"]': { textDecoration: 'line-through', textDecorationThickness: '3px' },
  '&[data-result="right"]': {
    boxShadow: `0 0 0 3px ${token.play.text}, 0 0 0 6px ${token.play.bg}`,
    animation: `${hop} ${token.motion.duration.arrive} ${token.motion.easing.out} 2`,
  },
  '&:focus-visible': { outlineColor: token.focus.onTile },
});

/** Keeps its height, so that nothing moves when the sentence changes. */
export const status = css({
  minBlockSize: '2.8em',
  // On small phones with large text, the longest sentence has three lines.
  '@container (inline-size < 15rem)': { minBlockSize: '4.2em' },
  marginBlockStart: token.space.s,
  color: token.text.onTile,
  fontSize: token.type.body,
  fontWeight: token.weight.medium,
  lineHeight: 1.4,
  textWrap: 'balance',
});
