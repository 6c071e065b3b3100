import type { SiteRoute } from '@countertop/contract/site';
import { escapeHtml } from './head.ts';

/** A text that crawlers ask for at a fixed address. */
export interface CrawlerFile {
  readonly type: string;
  readonly text: string;
}

/** All may be read but the calls of the API. Pages that are not to be listed say so themselves, and must be read for it. */
function robots(origin: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

function sitemap(routes: readonly SiteRoute[], origin: string): string {
  const listed = routes.filter((route) => route.robots === 'index');
  const entries = listed.map(({ path }) => `  <url><loc>${escapeHtml(`${origin}${path}`)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}

/** robots.txt and sitemap.xml, from the one table of pages; null at any other address, and where the origin is not known. */
export function crawlerFile(path: string, routes: readonly SiteRoute[], origin: string): CrawlerFile | null {
  if (origin === '') return null;
  if (path === '/robots.txt') return { type: 'text/plain; charset=utf-8', text: robots(origin) };
  if (path === '/sitemap.xml') return { type: 'application/xml; charset=utf-8', text: sitemap(routes, origin) };
  return null;
}
