/**
 * Raw colors. Private to the themes in this folder, so that components only use semantic colors.
 * Contains only steps that a theme uses.
 */
export const palette = {
  porcelain: {
    0: '#FFFFFF',
    50: '#F6F8F1',
    100: '#EBF1E8',
    200: '#D9E3D8',
    300: '#BCCABF',
    500: '#61736A',
    600: '#4C5E56',
    900: '#15241F',
  },
  bottle: {
    50: '#E5F4ED',
    100: '#C4E7D9',
    600: '#0B6850',
    700: '#0A5443',
    800: '#0A4336',
    900: '#0A332A',
    950: '#06211B',
  },
  tomato: { 300: '#FF9A80', 500: '#E84C2B', 700: '#A02A13' },
  butter: {
    100: '#FFF0BE',
    200: '#FFE48E',
    300: '#FFD55E',
    400: '#FFC334',
    500: '#EFA719',
    700: '#8A5A00',
    900: '#3D2700',
  },
  berry: { 100: '#FBE0E7', 300: '#FF9FB5', 500: '#C9284E', 600: '#AC1D42', 700: '#871432' },
  sky: { 100: '#DCECF9', 300: '#8CC4F0', 500: '#2474B8', 600: '#1A5E9B', 700: '#144A7A', 900: '#0B2A46' },
  plum: { 300: '#D6A6E0', 500: '#8C4A9E' },
  paper: { 50: '#FFFDF5', 200: '#EFE5C8' },
  wood: { 500: '#B97A42' },
};
