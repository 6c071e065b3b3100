import { defineTheme } from '../../theme/defineTheme.ts';

/** Plum and cream. Everything else is as in the default theme. */
export const orchard = defineTheme({
  name: 'orchard',
  colors: {
    surface: { page: '#FBF7F2', band: '#F5EAF6', tile: '#4A1C50', tileLine: '#6B2D73' },
    text: { heading: '#3A1540', link: '#6B2D73' },
    border: { strong: '#3A1540' },
    action: {
      bg: '#6B2D73',
      bgHover: '#5A2461',
      bgPressed: '#4A1C50',
      edge: '#3A1540',
      quietBg: '#F5EAF6',
      quietHover: '#E9D3EC',
      quietText: '#5A2461',
      selectedBg: '#E9D3EC',
      selectedText: '#3A1540',
    },
    chart: { s1: '#6B2D73' },
  },
  radii: { control: '2px', card: '4px' },
});
