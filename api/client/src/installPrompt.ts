/** The browser's offer to install the site. Only Chromium has it, and TypeScript doesn't know it. */
export interface InstallPrompt extends Event {
  /** Asks the visitor, once. Resolves when the question is shown. */
  prompt(): Promise<unknown>;
}

let offered: InstallPrompt | null = null;

const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event;

/** Keeps the browser's offer, which comes once per page load, until the site makes it. Children aren't asked in between. */
export function watchInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isPrompt(event)) offered = event;
  });
  window.addEventListener('appinstalled', () => (offered = null));
}

/** Returns the browser's offer to install the site; null if there is none. */
export const installPrompt = (): InstallPrompt | null => offered;
