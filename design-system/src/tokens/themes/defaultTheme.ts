import { palette } from './palette.ts';

/** The restaurant in the late afternoon: porcelain, bottle green, butter. */
export const defaultTheme = {
  /** Backgrounds. */
  surface: {
    page: palette.porcelain[50],
    band: palette.bottle[50],
    card: palette.porcelain[0],
    raised: palette.porcelain[0],
    sunken: palette.porcelain[100],
    wall: '#FFF1C9',
    wallLine: '#F2DDA0',
    floorA: '#C3DACA',
    floorB: '#8FBFA5',
    tile: palette.bottle[700],
    tileLine: '#1F7059',
    paper: palette.paper[50],
    paperEdge: palette.paper[200],
    board: '#1E322C',
    boardFrame: palette.wood[500],
    rail: '#AEBDB4',
    key: palette.porcelain[0],
    keyEdge: palette.porcelain[300],
    scrim: 'rgba(6,33,27,0.62)',
    answer: palette.porcelain[0],
  },
  /** Text. */
  text: {
    default: palette.porcelain[900],
    muted: palette.porcelain[600],
    heading: palette.bottle[900],
    link: palette.bottle[600],
    onTile: palette.porcelain[50],
    onTileMuted: palette.bottle[100],
    onPaper: '#1F2A20',
    onPaperMuted: '#5C5A48',
    onBoard: '#F5F7EA',
    onBoardMuted: '#BBCCC1',
  },
  /** Lines. `default` identifies controls (3:1 or more), `subtle` is decorative. */
  border: {
    subtle: palette.porcelain[200],
    default: '#7C8E84',
    strong: palette.bottle[900],
    paper: '#8A8267',
    answer: palette.bottle[800],
  },
  /** Bottle green, for actions: primary buttons, quiet buttons, selection. */
  action: {
    bg: palette.bottle[600],
    bgHover: palette.bottle[700],
    bgPressed: palette.bottle[800],
    edge: palette.bottle[900],
    text: palette.porcelain[0],
    quietBg: palette.bottle[50],
    quietHover: palette.bottle[100],
    quietText: palette.bottle[700],
    selectedBg: palette.bottle[100],
    selectedText: palette.bottle[900],
  },
  /** Butter, for the one next step on a child's screen. */
  play: {
    bg: palette.butter[400],
    bgHover: palette.butter[300],
    bgPressed: palette.butter[500],
    edge: palette.butter[700],
    text: palette.butter[900],
  },
  /** Decoration: awning, tablecloth, coins. Never for status. */
  accent: {
    awning: palette.tomato[500],
    awningAlt: '#FFF8E8',
    awningShade: palette.tomato[700],
    butter: palette.butter[400],
    coin: palette.butter[400],
    coinEdge: palette.butter[700],
    tomatoText: palette.tomato[700],
    cloth: palette.tomato[500],
    clothAlt: '#FFF8E8',
  },
  success: {
    bg: '#E1F4E6',
    border: '#23824B',
    solid: '#1C7441',
    onSolid: palette.porcelain[0],
    text: '#145A31',
  },
  warning: {
    bg: palette.butter[100],
    border: '#A06A00',
    solid: palette.butter[400],
    onSolid: palette.butter[900],
    text: '#6B4500',
  },
  danger: {
    bg: palette.berry[100],
    border: palette.berry[500],
    solid: palette.berry[600],
    onSolid: palette.porcelain[0],
    text: palette.berry[700],
  },
  info: {
    bg: palette.sky[100],
    border: palette.sky[500],
    solid: palette.sky[600],
    onSolid: palette.porcelain[0],
    text: palette.sky[700],
  },
  /** The focus ring, and the gap between ring and control. */
  focus: {
    ring: palette.sky[900],
    gap: palette.porcelain[0],
    onTile: palette.butter[300],
  },
  /** Chart series, in order. */
  chart: {
    s1: palette.bottle[600],
    s2: '#D9531E',
    s3: palette.sky[500],
    s4: '#A87400',
    s5: palette.plum[500],
    s6: palette.porcelain[500],
    grid: palette.porcelain[200],
  },
  /** Colors shared by drawings. */
  art: {
    ink: '#2B2320',
    shade: 'rgba(43,35,32,0.14)',
    lamp: palette.butter[200],
    plate: palette.porcelain[0],
    plateRim: '#C9D6D4',
    /** Outline that separates skin of any color from the floor. */
    skinEdge: '#7A4326',
  },
};

/** The color groups and names of every theme. */
export type ThemeColors = typeof defaultTheme;
