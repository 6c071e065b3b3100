import { pageAt } from './pages.ts';

/**
 * Whether the way from one path to another must load a page. It must to the server's own addresses, where one signs in
 * and out, and to and from a page with a policy of its own, which lasts as long as its document.
 */
export function isNewDocument(from: string, to: string): boolean {
  return to.startsWith('/api/') || pageAt(from)?.policy !== pageAt(to)?.policy;
}
