/** What is shared. */
export interface Shared {
  /** The whole address of the page. */
  url: string;
  /** Its title. */
  title: string;
  /** One sentence about it. */
  text: string;
}

export type NetworkName = 'twitter' | 'facebook' | 'linkedin';

/** The networks of the panel, in its order, each with the address where a page is shared. */
export const networks: readonly { name: NetworkName; address: (shared: Shared) => string }[] = [
  { name: 'twitter', address: ({ url, text }) => withQuery('https://twitter.com/intent/tweet', { url, text }) },
  { name: 'facebook', address: ({ url }) => withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }) },
  {
    name: 'linkedin',
    address: ({ url }) => withQuery('https://www.linkedin.com/sharing/share-offsite/', { url }),
  },
];

function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  return `${address}?${new URLSearchParams(query).toString()}`;
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
