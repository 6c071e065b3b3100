import { create } from 'storybook/theming/create';
import { wordmark } from '../design-system/src/artwork/Logo/wordmark.ts';
import { isDark } from '../design-system/src/docs/blocks/isDark.ts';
import { families } from '../design-system/src/tokens/scale.ts';
import { themes } from '../design-system/src/tokens/themes/themes.ts';
import type { ThemeName } from '../design-system/src/tokens/tokens.ts';

/** Returns the logo in the colors of a theme, as a data URL. */
function logoUrl({ text, accent }: (typeof themes)[ThemeName]): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 349 64" width="186" height="34" fill="${text.heading}">
    <circle cx="32" cy="10" r="5.5"/><path d="M8 36C8 22 18 14 32 14s24 8 24 22Z" fill="${accent.coin}"/>
    <path d="M17 30c2-6 6-9 11-10" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="3.5" stroke-linecap="round"/>
    <rect x="3" y="39" width="58" height="8" rx="2.5"/><rect x="3" y="52" width="58" height="8" rx="2.5"/>
    <path transform="translate(74 49)" d="${wordmark}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Returns Storybook's UI theme in the colors of a theme. Storybook calculates with colors, so it cannot take CSS variables. */
export function storybookTheme(name: ThemeName) {
  const { surface, text, border, action } = themes[name];
  return create({
    base: isDark(name) ? 'dark' : 'light',
    brandTitle: 'Countertop',
    brandImage: logoUrl(themes[name]),
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: action.bg,
    colorSecondary: action.bg,
    appBg: surface.band,
    appContentBg: surface.page,
    appPreviewBg: surface.page,
    appHoverBg: action.quietHover,
    appBorderColor: border.subtle,
    appBorderRadius: 8,
    fontBase: families.text,
    fontCode: 'ui-monospace, "SFMono-Regular", Menlo, Consolas, "Liberation Mono", monospace',
    textColor: text.default,
    textInverseColor: action.text,
    textMutedColor: text.muted,
    barTextColor: text.muted,
    barHoverColor: action.bgHover,
    barSelectedColor: action.bg,
    barBg: surface.card,
    buttonBg: surface.card,
    buttonBorder: border.default,
    booleanBg: surface.sunken,
    booleanSelectedBg: surface.card,
    inputBg: surface.card,
    inputBorder: border.default,
    inputTextColor: text.default,
    inputBorderRadius: 8,
  });
}
