import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

/** The shop with its lights on after dark. */
const night = {
  '--front': '#1F4A40',
  '--front-shade': '#193D35',
  '--sign': '#081A15',
  '--sign-text': '#FFE9B0',
  '--frame': '#081A15',
  '--window': '#FFD98A',
  '--window-top': '#F7B94B',
  '--door': '#8E2C17',
  '--door-shade': '#70200F',
  '--sill': '#5A351A',
  '--pavement': '#2C463D',
  '--box': '#0A4336',
  '--leaves': '#2F7B63',
  '--flowers': '#D1492C',
  '--glow': '#FFD98A',
  '--lamp': '#2F8068',
  '--lamp-arm': '#5D7268',
  '--bulb': '#FFF3C4',
} as const;

/**
 * The shop in the afternoon; at dusk with lights on in the dark theme; as lines in high contrast. The colors of the scene
 * are local variables, because nothing else uses them.
 */
export const storefront = css({
  inlineSize: '100%',
  blockSize: 'auto',
  '--front': '#94D4BD',
  '--front-shade': '#7CC3AA',
  '--sign': token.border.strong,
  '--sign-text': '#FFF8E8',
  '--frame': token.border.strong,
  '--window': '#FFE3A3',
  '--window-top': '#FFD57A',
  '--door': '#C73A1D',
  '--door-shade': '#A02A13',
  '--sill': '#7E4D25',
  '--pavement': '#BCCABF',
  '--box': token.action.bg,
  '--leaves': '#5CBB9C',
  '--flowers': '#E84C2B',
  '--glow': 'transparent',
  '--lamp': token.surface.tile,
  '--lamp-arm': token.border.strong,
  '--bulb': token.art.lamp,
  '--line': 'none',
  '& [data-glow]': { filter: 'blur(10px)' },
  '& [data-light]': { filter: 'blur(5px)' },
  '[data-theme="protanopia"] &, [data-theme="deuteranopia"] &': {
    '--front': '#A9C6E3',
    '--front-shade': '#8FB0D2',
    '--door': token.accent.awningShade,
    '--door-shade': '#6E2C00',
    '--flowers': token.accent.awning,
  },
  '[data-theme="tritanopia"] &': { '--front': '#9AD0D2', '--front-shade': '#7FBDC0' },
  '[data-theme="dark"] &, [data-time="night"] > &': night,
  '[data-theme="high-contrast"] &': {
    '--front': token.surface.page,
    '--front-shade': token.surface.page,
    '--sign': token.surface.page,
    '--sign-text': token.text.heading,
    '--frame': token.surface.page,
    '--window': token.surface.page,
    '--window-top': token.surface.page,
    '--door': token.surface.page,
    '--door-shade': token.surface.page,
    '--sill': token.border.strong,
    '--pavement': token.border.strong,
    '--box': token.surface.page,
    '--leaves': token.surface.page,
    '--flowers': token.accent.butter,
    '--lamp': token.surface.page,
    '--lamp-arm': token.border.strong,
    '--line': token.border.strong,
  },
});

/** Lettering scales with the drawing, not with the text size. */
export const lettering = css({ fontFamily: token.font.display, textAnchor: 'middle' });

/** Buildings in the background. Hidden in high contrast. */
export const skyline = css({
  position: 'absolute',
  zIndex: token.layer.behind,
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  inlineSize: '51%',
  blockSize: '92%',
  pointerEvents: 'none',
  '--lights': token.surface.wall,
  '--stars': 'transparent',
  '--moon': 'transparent',
  '[data-theme="dark"] &': {
    '--lights': '#D9B45A',
    '--stars': token.art.lamp,
    '--moon': '#F1E8CE',
  },
  '[data-theme="high-contrast"] &': { display: 'none' },
  // Fades in, because the houses are cut where the drawing ends inside the window.
  maskImage: 'linear-gradient(to right, transparent, #000 34%)',
  '&:dir(rtl)': { maskImage: 'linear-gradient(to left, transparent, #000 34%)' },
  '@media (max-width: 900px)': {
    maskImage: 'none',
    '&:dir(rtl)': { maskImage: 'none' },
    inlineSize: '100%',
    blockSize: 'min(340px, 80vi)',
  },
});
