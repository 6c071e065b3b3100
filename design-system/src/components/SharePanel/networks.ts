import type { Shared } from '../ShareButton/ShareButton.tsx';

export type NetworkName = 'twitter' | 'facebook' | 'linkedin';

/** Networks in panel order, each with the URL to share a page. */
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
