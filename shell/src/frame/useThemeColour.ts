import { themeReady, usePreferences } from '@countertop/design-system/preferences';
import { useEffect } from 'react';

function writeThemeColour(): void {
  const colour = getComputedStyle(document.documentElement).getPropertyValue('--surface-page').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour);
}

/** Gives the browser's own bars the colour of the page, which the server wrote for the theme it began with. */
export function useThemeColour(): void {
  const { theme } = usePreferences();
  useEffect(() => {
    let frame = 0;
    let isGone = false;
    void themeReady().then(() => {
      // The theme's rules are in the page one drawing after its colours are there.
      if (!isGone) frame = requestAnimationFrame(writeThemeColour);
    });
    return () => {
      isGone = true;
      cancelAnimationFrame(frame);
    };
  }, [theme]);
}
