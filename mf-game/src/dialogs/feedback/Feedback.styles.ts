import { css } from '@emotion/react';
import { focusRing, token } from '@countertop/design-system/tokens';

/** The place of an error takes no room while it is empty. */
export const form = css({
  display: 'grid',
  gap: token.space.m,
  '& > [role="alert"]:empty': { marginBlockStart: `calc(-1 * ${token.space.m})` },
});

/** Five in a row, also on the smallest phone. */
export const faces = css({ containerType: 'inline-size', display: 'flex', flexWrap: 'wrap', gap: 2 });

export const face = css({
  display: 'grid',
  flex: '1 0 18%',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 4,
  minBlockSize: token.target.child,
  padding: '6px 0',
  border: 0,
  borderRadius: token.radius.tile,
  background: 'none',
  color: token.text.default,
  font: 'inherit',
  fontSize: token.type.caption,
  lineHeight: 1.2,
  cursor: 'pointer',
  '& > svg': { inlineSize: 'min(100%, 5.25rem)', blockSize: 'auto', forcedColorAdjust: 'none' },
  '&:hover > svg, &[aria-pressed="true"] > svg': { transform: 'scale(1.08)' },
  '&:focus-visible': focusRing,
  // With large text on a phone, one below the other, so that each label keeps one line.
  '@container (inline-size < 14rem)': {
    flexBasis: '100%',
    gridTemplateColumns: '2.5rem minmax(0, 1fr)',
    justifyItems: 'start',
    alignItems: 'center',
    gap: token.space.s,
    fontSize: token.type.body,
  },
});

export const failure = css({
  display: 'flex',
  alignItems: 'start',
  gap: token.space.xs,
  color: token.danger.text,
  fontWeight: token.weight.medium,
});

export const thanks = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space.m,
  '& > svg': { flex: 'none', inlineSize: 72 },
  '& h3': { fontSize: token.type.h3 },
});

/** A card that asks without getting in the way. */
export const card = css({
  display: 'grid',
  gap: token.space.xs,
  padding: '12px 14px',
  border: `2px solid ${token.quiet.card}`,
  borderRadius: token.radius.card,
  '& > header': { display: 'flex', alignItems: 'center', gap: 8 },
  '& > header > h3': { flex: 1, fontSize: '1.125rem' },
});
