import { css } from '@emotion/react';
import { media, token } from '@countertop/design-system/tokens';
import { when } from '../../layout.ts';
import { compact, high, low, sideways, small, tiny } from './roomSizes.ts';

/** Fills the zone that the play screen gives it. */
export const stage = css({ container: 'room / size', blockSize: '100%' });

/** `--wall` is the height of the wall above the heads of the first row, `--overlap` what is behind them. */
export const room = css({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  blockSize: '100%',
  borderRadius: token.radius.sheet,
  border: `3px solid ${token.border.strong}`,
  background: token.surface.floorA,
  '--wall': '108px',
  '--overlap': '40px',
  [low]: { '--wall': '96px' },
  [high]: { '--wall': '136px' },
  [sideways]: { '--wall': '52px', '--overlap': '24px' },
  [compact]: { '--wall': '14px', '--overlap': '46px' },
  [small]: { '--wall': '2px', '--overlap': '36px' },
  [tiny]: { '--wall': '0px', '--overlap': '0px' },
  [when.phone]: { borderRadius: 0, borderInline: 0 },
  // Cool mornings, warm evenings with the lamps on. In dark themes it is always evening.
  '--wash': 'transparent',
  '--wall-wash': 'transparent',
  '--sky': '#AEDCF7',
  '--lamplight': '0.62',
  '&[data-light="0"]': { '--wash': '#8FC0E838', '--wall-wash': '#8FC0E820', '--sky': '#CFE6F5', '--lamplight': '0.5' },
  '&[data-light="1"]': { '--wash': '#8FC0E81C', '--wall-wash': '#8FC0E810', '--sky': '#BFE3F5', '--lamplight': '0.56' },
  '&[data-light="3"]': { '--wash': '#FFD98A3D', '--wall-wash': '#06211B2E', '--sky': '#FFD9A0', '--lamplight': '0.8' },
  '&[data-light="4"]': { '--wash': '#FFC56B60', '--wall-wash': '#06211B5C', '--sky': '#F2A65A', '--lamplight': '1' },
  '&[data-calm]': { '--wash': '#FFC98A3D', '--wall-wash': '#4A2A0A26', '--sky': '#FFE0B0', '--lamplight': '0.95' },
  '[data-theme="dark"] &': {
    '--wash': 'transparent',
    '--wall-wash': 'transparent',
    '--sky': '#14303C',
    '--lamplight': '0.34',
  },
  '[data-theme="dark"] &[data-calm]': { '--wash': '#FFB45A14', '--lamplight': '0.5' },
  '[data-theme="high-contrast"] &': { '--wash': 'transparent', '--wall-wash': 'transparent' },
});

/** The rail that the lamps hang from, behind the awning. In a low room there is only the rail. */
export const ceiling = css({
  position: 'absolute',
  zIndex: token.layer.hanging,
  insetBlockStart: 0,
  insetInline: 0,
  pointerEvents: 'none',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 26,
    insetInline: 0,
    blockSize: 5,
    background: token.surface.rail,
    [media.forcedColors]: { background: 'CanvasText' },
  },
  [compact]: { '& > *': { display: 'none' }, '&::after': { insetBlockStart: 0, blockSize: 3 } },
  [sideways]: { '& > *': { display: 'none' }, '&::after': { insetBlockStart: 0, blockSize: 3 } },
});

/** The light of the hour on wall and floor, behind everything else. */
export const wash = css({
  position: 'absolute',
  zIndex: token.layer.behind,
  inset: 0,
  backgroundColor: 'var(--wash)',
  '&[data-wall]': { backgroundColor: 'var(--wall-wash)' },
  transition: `background-color ${token.motion.duration.party} ${token.motion.easing.out}`,
  [media.forcedColors]: { display: 'none' },
});

/** Heads of the first row are in front of the wall. */
export const group = css({
  position: 'relative',
  marginBlockStart: 'calc(-1 * var(--overlap))',
  blockSize: 'calc(100% + var(--overlap))',
});

export const grid = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gridAutoRows: 'minmax(0, 1fr)',
  boxSizing: 'border-box',
  blockSize: '100%',
  gap: 8,
  padding: '0 14px 12px',
  [when.phone]: { gap: 2, padding: '0 4px 3px' },
  [when.sideways]: { gap: 2, padding: '0 12px 4px' },
  '& > [role="listitem"]': { display: 'grid', gridTemplateRows: 'minmax(0, 1fr)', minInlineSize: 0, minBlockSize: 0 },
});
