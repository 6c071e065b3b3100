import { addThemeRules } from './themeRules.ts';

let loading: Promise<void> | undefined;

async function load(): Promise<void> {
  try {
    const { otherThemeRules } = await import(/* webpackChunkName: "themes" */ './otherThemeRules.ts');
    addThemeRules(otherThemeRules);
  } catch (error) {
    loading = undefined;
    window.addEventListener('online', () => void loadOtherThemes(), { once: true });
    console.warn('Failed to load the theme colors. Using the default colors.', error);
  }
}

/**
 * Loads the colors of all themes except the default one. Never rejects: if loading fails,
 * the default colors stay, and loading is retried when the browser is online.
 */
export function loadOtherThemes(): Promise<void> {
  loading ??= load();
  return loading;
}
