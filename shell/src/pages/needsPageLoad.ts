import { pageAt } from './pages.ts';

/**
 * Whether going from one path to another must load a document. Paths of the API need it because the server answers them.
 * Pages with their own Content-Security-Policy need it because a policy lasts as long as its document.
 */
export function needsPageLoad(from: string, to: string): boolean {
  return to.startsWith('/api/') || pageAt(from)?.policy !== pageAt(to)?.policy;
}
