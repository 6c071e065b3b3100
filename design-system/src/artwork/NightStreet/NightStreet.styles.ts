import { keyframes } from '@emotion/react';
import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

const { duration, easing } = token.motion;
const comeDown = keyframes({ from: { transform: 'translateY(-100%)' } });
const goOut = keyframes({ from: { opacity: 1 } });
const comeOn = keyframes({ from: { opacity: 0 } });

const forced = '@media (forced-colors: active)';

/** The night sky, dark enough for white text in every theme. The colors of the scene are local, because nothing else uses them. */
export const street = css({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  containerType: 'size',
  blockSize: '100%',
  background: 'var(--sky)',
  '--sky': 'linear-gradient(#0A1A2F, #14324A 55%, #2A4A5E)',
  '--star': '#FFF3C4',
  '--moon': '#FBF0CC',
  '--far': '#1B3B50',
  '--wall-1': '#2B4257',
  '--wall-2': '#3B3F5C',
  '--wall-3': '#24505A',
  '--roof': '#10202F',
  '--frame': '#22303F',
  '--lit': '#FFD27A',
  '--unlit': '#172B3B',
  '--sidewalk': '#3C5560',
  '--curb': '#5F7680',
  '--road': '#1A2B38',
  '--post': '#0B1722',
  '--bulb': '#FFF3C4',
  '--lamplight': '#FFDF9A',
  '--cat': '#0B1117',
  '--pink': '#F4A79B',
  '--whisker': '#8FA3AD',
  '--line': 'none',
  '& [data-glow]': { filter: 'blur(7px)' },
  '&[data-sky="dusk"]': { '--sky': 'linear-gradient(#27405C, #7A5A6E 55%, #D98B5C)' },
  // The darkest theme: the windows must not glare.
  '[data-theme="dark"] &': {
    '--sky': 'linear-gradient(#060F18, #0E2432 55%, #1C3644)',
    '--lit': '#EFC06A',
    '--wall-1': '#213443',
    '--wall-2': '#2E3149',
    '--wall-3': '#1B3F47',
    '--sidewalk': '#2D424B',
  },
  '[data-theme="high-contrast"] &': {
    background: token.surface.page,
    '--moon': token.border.strong,
    '--star': token.border.strong,
    '--far': token.surface.page,
    '--wall-1': token.surface.page,
    '--wall-2': token.surface.page,
    '--wall-3': token.surface.page,
    '--roof': token.surface.page,
    '--frame': token.surface.page,
    '--lit': token.accent.butter,
    '--unlit': token.surface.page,
    '--sidewalk': token.surface.page,
    '--curb': token.border.strong,
    '--road': token.surface.page,
    '--post': token.border.strong,
    '--cat': token.border.strong,
    '--line': token.border.strong,
    '& [data-glow]': { display: 'none' },
  },
  [forced]: { forcedColorAdjust: 'none' },
});

export const sky = css({ position: 'absolute', insetBlockStart: 0, inlineSize: '100%', blockSize: '60%' });

export const moon = css({
  position: 'absolute',
  insetBlockStart: '5cqb',
  insetInlineEnd: '7cqi',
  inlineSize: 'clamp(44px, 13cqmin, 110px)',
  overflow: 'visible',
});

/** Three times as wide as high. A narrow window shows the part with the shop. */
export const row = css({
  '--row': '64cqb',
  '--row-width': 'max(100cqi, 3 * var(--row))',
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 'clamp(100cqi - var(--row-width), 50cqi - 0.7 * var(--row-width), 0px)',
  inlineSize: 'var(--row-width)',
  blockSize: 'var(--row)',
  '[data-sky="dusk"] > &': { '--row': '94cqb' },
});

const still = { '[data-sky="dusk"] &': { animation: 'none' } };

/** The glow of windows and lamps fades once. Only the light behind the door stays on. */
export const shop = css({
  '--steel': '#6F8790',
  '--steel-dark': '#465D68',
  '--front': '#2C6A5B',
  '--front-shade': '#235648',
  '& [data-glow], & [data-light]': { opacity: 0, animation: `${goOut} ${duration.party} ${easing.in}` },
  '[data-sky="dusk"] & :is([data-glow], [data-light])': { animation: 'none' },
  '[data-theme="high-contrast"] &': {
    '--steel': token.surface.page,
    '--steel-dark': token.border.strong,
    '--front': token.surface.page,
    '--front-shade': token.surface.page,
  },
});

/** The street lamps come on while the shop's lamps go out. */
export const lit = css({
  animation: `${comeOn} ${duration.party} ${easing.in}`,
  ...still,
  '[data-theme="high-contrast"] &': { display: 'none' },
});

export const slats = css({ animation: `${comeDown} ${duration.party} ${easing.out}`, ...still });
