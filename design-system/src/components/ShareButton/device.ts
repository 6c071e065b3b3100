/** What to share. */
export interface Shared {
  /** Absolute URL of the page. */
  url: string;
  /** Title of the page. */
  title: string;
  /** A sentence about the page, which some networks use. */
  text: string;
}

/** Opens the native share sheet. Returns true if it opened, even if the user then closed it. */
export async function shareByDevice(shared: Shared): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share({ ...shared });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
