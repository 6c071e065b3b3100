import { useEffect } from 'react';
import { preloadForChild } from './usePreload.ts';

/** Loads the game of a child, who may get this device once there is no network. Renders nothing. */
export function LoadedAhead() {
  useEffect(() => {
    preloadForChild().catch((error: unknown) => console.warn('The game could not be loaded ahead.', error));
  }, []);
  return null;
}
