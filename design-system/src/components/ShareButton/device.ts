/** What is shared. */
export interface Shared {
  /** The whole address of the page. */
  url: string;
  /** Its title. */
  title: string;
  /** One sentence about it, which some networks take over. */
  text: string;
}

/** Offers the device's own sheet. True when it took over, also when the person then closed it. */
export async function shareByDevice(shared: Shared): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
