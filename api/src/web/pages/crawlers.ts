import type { SiteRoute } from '@countertop/contract/site/site';
import { escapeHtml } from './head.ts';

/** A text file for crawlers at a fixed address. */
export interface CrawlerFile {
  readonly type: string;
  readonly text: string;
}

/** Allows everything but the API. Pages that must not be listed say so in a `<meta>` element, which crawlers have to read. */
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

/** Returns robots.txt or sitemap.xml; null for other paths, or if the origin is unknown. */
export function crawlerFile(path: string, routes: readonly SiteRoute[], origin: string): CrawlerFile | null {
  if (origin === '') return null;
  if (path === '/robots.txt') return { type: 'text/plain; charset=utf-8', text: robots(origin) };
  if (path === '/sitemap.xml') return { type: 'application/xml; charset=utf-8', text: sitemap(routes, origin) };
  return null;
}
