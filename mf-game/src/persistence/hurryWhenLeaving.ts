import type { Uploads } from './uploads.ts';

/** Sends at once when the page is hidden or the network is back. The result ends it. */
export function hurryWhenLeaving(uploads: Pick<Uploads, 'hurry'>): () => void {
  const hurry = () => uploads.hurry();
  const hurryWhenHidden = () => {
    if (document.visibilityState === 'hidden') hurry();
  };
  document.addEventListener('visibilitychange', hurryWhenHidden);
  window.addEventListener('pagehide', hurry);
  window.addEventListener('online', hurry);
  return () => {
    document.removeEventListener('visibilitychange', hurryWhenHidden);
    window.removeEventListener('pagehide', hurry);
    window.removeEventListener('online', hurry);
  };
}
