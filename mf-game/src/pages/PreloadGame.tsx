import { useEffect } from 'react';
import { preloadForChild } from '../lazy/usePreload.ts';

/**
 * Loads the game of a child, who may get this device once there is no network. Renders nothing; a component so that the shell can
 * load it like a page.
 */
export function PreloadGame() {
  useEffect(() => {
    preloadForChild().catch((error: unknown) => console.warn('The game could not be loaded ahead.', error));
  }, []);
  return null;
}
