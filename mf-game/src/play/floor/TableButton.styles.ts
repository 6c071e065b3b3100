import { css } from '@emotion/react';
import { focusRing, media, token } from '@countertop/design-system/tokens';
import { when } from '../../layout.ts';
import { compact, sideways, tiny } from './roomSizes.ts';

export const table = css({
  position: 'relative',
  container: 'table / inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  justifyItems: 'center',
  minInlineSize: 44,
  minBlockSize: 44,
  padding: '2px 4px 4px',
  border: 0,
  borderRadius: token.radius.card,
  background: 'none',
  color: token.text.default,
  cursor: 'pointer',
  touchAction: 'manipulation',
  '&:focus-visible': { ...focusRing, outlineOffset: -3, boxShadow: `inset 0 0 0 6px ${token.focus.gap}` },
  // The cords of the second row's lamps pass behind the cards of the first row.
  '&[data-row="1"]': { zIndex: token.layer.raised },
  // A walking customer passes in front of the other tables.
  '&[data-look="seating"], &[data-look="served"], &[data-look="left"]': { zIndex: token.layer.raised },
  [when.phone]: { padding: 0 },
  [when.sideways]: { padding: 0 },
});

export const scene = css({ display: 'block', inlineSize: '100%', containerType: 'size' });

/** The largest table that the cell has room for. */
export const fitted = css({
  position: 'relative',
  isolation: 'isolate',
  display: 'block',
  inlineSize: 'min(100cqi, 100cqb * 168 / 196, 208px)',
  marginInline: 'auto',
  // Nobody sits here: only occupied tables are warm.
  '&[data-look="free"]': { filter: 'saturate(0.75)' },
  '[data-theme="high-contrast"] &[data-look="free"]': { filter: 'none' },
});

/** The light of the lamp over an occupied table: the only warm spots of the room. */
export const light = css({
  position: 'absolute',
  zIndex: token.layer.behind,
  inset: '-6% -26% -10%',
  background: `radial-gradient(closest-side, ${token.art.lamp} 20%, transparent)`,
  opacity: 'var(--lamplight)',
  transition: `opacity ${token.motion.duration.party} ${token.motion.easing.out}`,
  '[data-theme="high-contrast"] &': { display: 'none' },
  [media.forcedColors]: { display: 'none' },
});

/** Next to the head, over the edge of the table, so that its cord has a free way from the ceiling. */
export const lamp = css({
  position: 'absolute',
  zIndex: token.layer.behind,
  insetBlockStart: 0,
  insetInlineStart: '98%',
  inlineSize: 'clamp(14px, 24%, 44px)',
  pointerEvents: 'none',
  [sideways]: { insetInlineStart: '88%' },
  // The kitchen is between the second and the third column.
  [compact]: { '[data-table="2"] &, [data-table="5"] &': { insetInline: 'auto 98%' } },
  [tiny]: { display: 'none' },
});

/** Under the table that is being served. */
export const rug = css({
  position: 'absolute',
  zIndex: token.layer.behind,
  insetInline: '-8%',
  insetBlockEnd: '-9%',
  blockSize: '36%',
  borderRadius: '50%',
  background: `color-mix(in srgb, ${token.accent.butter} 72%, transparent)`,
  border: `4px solid ${token.play.edge}`,
  '[data-theme="high-contrast"] &': { background: 'none', borderColor: token.accent.butter },
  [media.forcedColors]: { borderColor: 'Highlight' },
});

/** The number on the cloth: part of the drawing, because the text of the card is the start of the name. */
export const plaque = css({
  position: 'absolute',
  insetBlockEnd: '9%',
  insetInline: 0,
  marginInline: 'auto',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.7em',
  blockSize: '1.7em',
  borderRadius: '50%',
  border: `max(2px, 0.14em) solid ${token.border.strong}`,
  color: token.text.default,
  background: token.surface.card,
  fontSize: 'min(12cqi, clamp(0.6875rem, 9cqi, 1.0625rem))',
  fontWeight: token.weight.strong,
  lineHeight: 1,
  '&::before': { content: 'attr(data-number)' },
});
