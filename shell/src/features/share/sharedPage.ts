import type { Shared } from '@countertop/design-system/ShareButton';

/** Returns what to share about the current page, from the document's head. */
export function sharedPage(): Shared {
  const { head, title } = document;
  return {
    url: head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href,
    title,
    text: head.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? title,
  };
}
