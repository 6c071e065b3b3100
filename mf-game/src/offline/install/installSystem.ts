import { installPrompt } from '@countertop/client/site/installPrompt';
import { storedValue } from '@countertop/client/shared/storedValue';

/** How the site is installed. `ios`: by hand, on iPhones and iPads. `chromium`: the browser asks. */
export type InstallSystem = 'ios' | 'chromium';

/** Returns how the site can be installed; null if it is, or if the browser can't. */
export function installSystem(): InstallSystem | null {
  if (matchMedia('(display-mode: standalone)').matches) return null;
  // Only browsers on iPhones and iPads have it.
  if (Reflect.get(navigator, 'standalone') === false) return 'ios';
  return installPrompt() === null ? null : 'chromium';
}

/** Whether the game has shown how to install it: nobody is asked twice. */
export const isInstallShown = storedValue<boolean>({
  area: 'localStorage',
  key: 'countertop.install.v1',
  fallback: false,
  read: (json) => (typeof json === 'boolean' ? json : undefined),
});
