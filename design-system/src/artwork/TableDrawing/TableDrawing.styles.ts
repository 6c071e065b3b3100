import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';

/** As small as this, a face is all that can be read. */
const tiny = '@container (max-width: 60px)';

const besideAGuest = { [tiny]: { display: 'none' } };

/** One place on the floor: the guest behind, the table in front, the number on the cloth. */
export const scene = css({
  position: 'relative',
  display: 'block',
  containerType: 'inline-size',
  inlineSize: 'min(100%, 212px)',
  aspectRatio: '200 / 178',
  marginInline: 'auto',
});

export const guest = css({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  marginInline: 'auto',
  inlineSize: '60%',
  [tiny]: { inlineSize: '88%' },
});

const onFloor = {
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  marginInline: 'auto',
  inlineSize: '90%',
} as const;

export const table = css(onFloor, {
  '[data-guest] > &': besideAGuest,
  '[data-theme="high-contrast"] &': { '--table-line': token.border.strong, '--wood': token.border.strong },
});

/** What a guest's wheelchair shows below the cloth. */
export const wheels = css(onFloor, {
  display: 'none',
  '[data-theme="dark"] &, [data-theme="high-contrast"] &': { '--tyre': token.border.default },
  '[data-guest]:has([data-wheelchair]) > &': { display: 'block', [tiny]: { display: 'none' } },
});

/** The rug under the table that is being served. */
export const rug = css({
  position: 'absolute',
  insetInline: '2%',
  insetBlockEnd: '-9%',
  blockSize: '38%',
  borderRadius: '50%',
  background: `color-mix(in srgb, ${token.accent.butter} 72%, transparent)`,
  border: `4px solid ${token.play.edge}`,
  '[data-theme="high-contrast"] &': { background: 'none', borderColor: token.accent.butter },
  '@media (forced-colors: active)': { borderColor: 'Highlight' },
});

/** Plates, dishes and tips stand on the cloth. */
export const onTable = css({
  position: 'absolute',
  insetBlockEnd: '34%',
  insetInline: 0,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'end',
  gap: '1%',
  '[data-guest] > &': besideAGuest,
});

export const plaque = css({
  position: 'absolute',
  insetBlockEnd: '17%',
  insetInline: 0,
  marginInline: 'auto',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.9em',
  blockSize: '1.9em',
  borderRadius: '50%',
  border: `max(2px, 0.16em) solid ${token.border.strong}`,
  color: token.text.default,
  background: token.surface.card,
  fontSize: 'clamp(0.75rem, 8cqi, 1.0625rem)',
  fontWeight: token.weight.strong,
  lineHeight: 1,
  // It would cover the cloth; the words beside the drawing say the number there.
  '@container (max-width: 127px)': { display: 'none' },
});

export const setting = css({ position: 'relative', display: 'grid', justifyItems: 'center', inlineSize: '31%' });

/** A dish stands in the middle of its plate. */
export const food = css({ position: 'absolute', insetBlockEnd: '45%', inlineSize: '66%' });

/** Coins beside the plate. */
export const tip = css({
  display: 'flex',
  marginBlockEnd: '3%',
  '& > svg': { inlineSize: 'max(14px, 12cqi)', marginInlineStart: '-3px' },
});
