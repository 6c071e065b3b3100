import { defaultTheme, type ThemeColors } from './defaultTheme.ts';
import { palette } from './palette.ts';

/** Without red cones: walls and actions are blue, `danger` is burnt orange, `info` nearly black. */
export const protanopia: ThemeColors = {
  ...defaultTheme,
  surface: {
    ...defaultTheme.surface,
    band: '#EAF1F9',
    floorA: '#C6D6E6',
    floorB: '#96B4D0',
    tile: '#1D4468',
    tileLine: '#41719E',
    board: '#1C2E40',
  },
  text: {
    ...defaultTheme.text,
    heading: palette.sky[900],
    link: '#1B4F8C',
    onTileMuted: '#CFE0F4',
    onBoardMuted: '#BACBDB',
  },
  border: {
    ...defaultTheme.border,
    strong: palette.sky[900],
    answer: '#11355F',
  },
  action: {
    ...defaultTheme.action,
    bg: '#1B4F8C',
    bgHover: '#164275',
    bgPressed: '#11355F',
    edge: '#0B2342',
    quietBg: '#E6EFFA',
    quietHover: '#CFE0F4',
    quietText: '#164275',
    selectedBg: '#CFE0F4',
    selectedText: '#0B2342',
  },
  accent: {
    ...defaultTheme.accent,
    awning: '#E07A1F',
    awningShade: '#8F3A00',
    tomatoText: '#8F3A00',
    cloth: '#E07A1F',
  },
  success: {
    ...defaultTheme.success,
    bg: '#DCEBFB',
    border: '#1F66B8',
    solid: '#1F66B8',
    text: '#124580',
  },
  warning: {
    bg: '#FFF3B8',
    border: '#A37C00',
    solid: '#FFD43B',
    onSolid: '#332300',
    text: '#70561C',
  },
  danger: {
    ...defaultTheme.danger,
    bg: '#FFE3CF',
    border: '#9C4A00',
    solid: '#9C4A00',
    text: '#6E2C00',
  },
  info: {
    ...defaultTheme.info,
    bg: '#ECECF2',
    border: '#33384A',
    solid: '#2A2F40',
    text: '#2A2F40',
  },
  chart: {
    ...defaultTheme.chart,
    s1: '#0B3C73',
    s2: '#CC7A00',
    s3: '#5B93D6',
    s4: '#7A3A00',
    s5: '#8A8A99',
    s6: '#202430',
  },
};
