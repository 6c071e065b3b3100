/** The `beforeinstallprompt` event. Only Chromium fires it, and TypeScript doesn't know it. */
export interface InstallPrompt extends Event {
  /** Shows the browser's install prompt. Works once. */
  prompt(): Promise<unknown>;
}

let offered: InstallPrompt | null = null;

const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event;

/**
 * Saves the `beforeinstallprompt` event, which fires once per page load, for the install help. Children would otherwise see the
 * browser's own prompt.
 */
export function watchInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isPrompt(event)) offered = event;
  });
  window.addEventListener('appinstalled', () => (offered = null));
}

/** Returns the saved `beforeinstallprompt` event; null if the site can't be installed. */
export const installPrompt = (): InstallPrompt | null => offered;
