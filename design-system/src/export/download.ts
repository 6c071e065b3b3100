/**
 * Safari reads the file after the click, for a large one some seconds later, and fails with "WebKitBlobResource error 1" if the URL is gone
 * (bugs.webkit.org 211234). In milliseconds.
 */
export const urlLifetimeMs = 60_000;

/** Saves bytes as a download. */
export function download(bytes: Uint8Array, type: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), urlLifetimeMs);
}
