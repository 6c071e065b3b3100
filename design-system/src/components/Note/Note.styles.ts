import { css } from '../../theme/css.ts';
import { outlined } from '../../artwork/Picture/outlined.ts';
import { token } from '../../tokens/tokens.ts';

/** Colors of each note. Value and center shape convey the same. */
export const note = css({
  inlineSize: '100%',
  blockSize: 'auto',
  '--paper': '#C4E7D9',
  '--ink': '#0B6850',
  '&[data-value="5"]': { '--paper': '#DCECF9', '--ink': '#144A7A' },
  '&[data-value="10"]': { '--paper': '#F1E3F4', '--ink': '#733A83' },
  '&[data-value="20"]': { '--paper': '#FFDFD5', '--ink': '#A02A13' },
  // Color-vision themes: blue and plum, or green and tomato, look alike.
  '[data-theme="protanopia"] &, [data-theme="deuteranopia"] &': {
    '&[data-value="10"]': { '--paper': '#FFE48E', '--ink': '#664200' },
    '&[data-value="20"]': { '--paper': '#BCCABF', '--ink': '#15241F' },
  },
  ...outlined,
});

/** Numbers are not mirrored in RTL. */
export const lettering = css({ fontFamily: token.font.display, direction: 'ltr', textAnchor: 'middle' });
