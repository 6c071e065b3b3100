import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

/** Fills its container. Scenes without mirrored text keep their direction in every language. */
export const scene = css({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  direction: 'ltr',
  '--wood': '#7E4D25',
  '--wood-light': token.surface.boardFrame,
  '--wall-2': '#BFDDD0',
  '--dusk': '#2F5C84',
  '--glass': 'rgba(255, 255, 255, 0.3)',
  '--glass-line': '#8FA9A0',
  '--face': '#FFFDF5',
  '--pencil': '#D8341F',
  '[data-theme="dark"] &': {
    '--wood': '#6B4423',
    '--wall-2': '#24443C',
    '--dusk': '#12283C',
    '--glass': 'rgba(255, 255, 255, 0.14)',
    '--glass-line': '#A9BAB4',
    '--face': '#F1E8CE',
  },
  '[data-theme="high-contrast"] &': {
    '--wood': token.surface.page,
    '--wood-light': token.surface.page,
    '--wall-2': token.surface.page,
    '--dusk': token.surface.page,
    '--glass': 'transparent',
    '--glass-line': token.border.strong,
    '& [data-edge]': { stroke: token.border.strong, strokeWidth: 2 },
    '& [data-glow]': { display: 'none' },
  },
});

export const lettering = css({ fontFamily: token.font.text, fontWeight: token.weight.strong });
