import { addThemeRules } from './themeRules.ts';

let loading: Promise<void> | undefined;

async function load(): Promise<void> {
  try {
    const { otherThemeRules } = await import(/* webpackChunkName: "themes" */ './otherThemeRules.ts');
    addThemeRules(otherThemeRules);
  } catch (error) {
    loading = undefined;
    window.addEventListener('online', () => void loadOtherThemes(), { once: true });
    console.warn('The colours of this theme could not be fetched, so the default ones stay.', error);
  }
}

/**
 * Brings the colours of all themes but the default one, which most people never see. Never rejects: without a network
 * the default colours stay, and are tried again when there is one.
 */
export function loadOtherThemes(): Promise<void> {
  loading ??= load();
  return loading;
}
