import { themeReady, usePreferences } from '@countertop/design-system/preferences';
import { useEffect } from 'react';

/** Where the server wrote the colour, and beside it the theme that it is of. */
const colourOfBars = () => document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');

function writeThemeColour(theme: string): void {
  const bars = colourOfBars();
  if (!bars) return;
  bars.content = getComputedStyle(document.documentElement).getPropertyValue('--surface-page').trim();
  bars.dataset['theme'] = theme;
}

/** Gives the browser's own bars the colour of the page, which the server wrote for the theme it began with. */
export function useThemeColour(): void {
  const { theme } = usePreferences();
  useEffect(() => {
    // To ask for a colour makes the browser work out all styles at once, just when it takes the page over.
    if (colourOfBars()?.dataset['theme'] === theme) return undefined;
    let frame = 0;
    let isGone = false;
    void themeReady().then(() => {
      // The theme's rules are in the page one drawing after its colours are there.
      if (!isGone) frame = requestAnimationFrame(() => writeThemeColour(theme));
    });
    return () => {
      isGone = true;
      cancelAnimationFrame(frame);
    };
  }, [theme]);
}
