import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

const { duration, easing } = token.motion;

/** Longer than any room is high: the container cuts it off at the ceiling. */
const cordBlockSize = 2000;

/** Fills its container. Lights up and goes out slowly. */
export const lamp = css({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  '--shade': '#2C5F52',
  '--lamp-edge': '#0A332A',
  '--bulb': '#B9C4B4',
  '--cord': '#0A332A',
  '&[data-lit]': { '--shade': token.accent.butter, '--lamp-edge': '#7A4B00', '--bulb': '#FFF9E3' },
  '[data-theme="dark"] &': {
    '--shade': '#2A4A41',
    '--lamp-edge': '#7C938B',
    '--cord': '#7C938B',
    '--bulb': '#6C7D74',
    '&[data-lit]': { '--shade': token.accent.butter, '--lamp-edge': '#7A4B00', '--bulb': '#FFF9E3' },
  },
  '[data-theme="high-contrast"] &': {
    '--shade': token.surface.page,
    '--lamp-edge': token.border.strong,
    '--cord': token.border.strong,
    '--bulb': token.surface.page,
    '&[data-lit]': {
      '--shade': token.accent.butter,
      '--lamp-edge': token.accent.butter,
      '--bulb': token.accent.butter,
    },
  },
  '@media (forced-colors: active)': {
    '--shade': 'Canvas',
    '--lamp-edge': 'CanvasText',
    '--cord': 'CanvasText',
    '--bulb': 'Canvas',
    '&[data-lit]': { '--shade': 'Highlight', '--bulb': 'Highlight' },
  },
  '& > svg': { inlineSize: '100%', blockSize: 'auto', overflow: 'visible', forcedColorAdjust: 'none' },
  '& path, & ellipse': { transition: `fill ${duration.arrive} ${easing.out}, stroke ${duration.arrive} ${easing.out}` },
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlockEnd: '94%',
    insetInlineStart: 'calc(50% - 1px)',
    inlineSize: 2,
    blockSize: cordBlockSize,
    background: 'var(--cord)',
    forcedColorAdjust: 'none',
  },
});

/** The light around the bulb. */
export const halo = css({
  opacity: 0,
  transition: `opacity ${duration.arrive} ${easing.out}`,
  '[data-lit] &': { opacity: 0.85 },
  '[data-theme="high-contrast"] &': { display: 'none' },
  '@media (forced-colors: active)': { display: 'none' },
});
