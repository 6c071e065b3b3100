import { themeReady, usePreferences } from '@countertop/design-system/preferences';
import { useEffect } from 'react';

/** The element with the color of the browser's toolbar, and in `data-theme` the theme that the color belongs to. */
const themeColorTag = () => document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');

function updateThemeColor(theme: string): void {
  const tag = themeColorTag();
  if (!tag) return;
  tag.content = getComputedStyle(document.documentElement).getPropertyValue('--surface-page').trim();
  tag.dataset['theme'] = theme;
}

/** Keeps the color of the browser's toolbar that of the page. The server writes it for the first theme. */
export function useThemeColor(): void {
  const { theme } = usePreferences();
  useEffect(() => {
    // Reading a color forces a style recalculation, which would slow down hydration.
    if (themeColorTag()?.dataset['theme'] === theme) return undefined;
    let frame = 0;
    let isCanceled = false;
    void themeReady().then(() => {
      // The theme's rules apply one frame after its colors have loaded.
      if (!isCanceled) frame = requestAnimationFrame(() => updateThemeColor(theme));
    });
    return () => {
      isCanceled = true;
      cancelAnimationFrame(frame);
    };
  }, [theme]);
}
