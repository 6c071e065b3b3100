import type { Shared } from '@countertop/design-system/ShareButton';

/** What is shared: the page in sight, by what its head says about it. */
export function sharedPage(): Shared {
  const { head, title } = document;
  return {
    url: head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href,
    title,
    text: head.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? title,
  };
}
