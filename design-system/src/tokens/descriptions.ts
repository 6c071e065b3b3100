import type { ThemeColors } from './themes/defaultTheme.ts';

/** Purpose of each group of colors, in exported token files and in the documentation. */
export const colorDescriptions: Readonly<Record<keyof ThemeColors, string>> = {
  surface: 'Backgrounds.',
  text: 'Text. `onTile`, `onPaper` and `onBoard` are for the surface of that name.',
  border: 'Lines. `default` identifies controls (3:1 or more), `subtle` is decorative.',
  action: 'Bottle green, for actions: primary buttons, quiet buttons, selection.',
  play: 'Butter, for the one next step on a child’s screen.',
  accent: 'Decoration: awning, tablecloth, coins. Never for status.',
  success: 'A right answer, a finished task.',
  warning: 'Something to look at before going on.',
  danger: 'Errors, and actions that delete something.',
  info: 'Neutral notices.',
  focus: 'The focus ring, and the gap between ring and control.',
  chart: 'Chart series, in order, and the grid.',
  art: 'Colors shared by drawings.',
};
