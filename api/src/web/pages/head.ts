import type { SiteFile, SiteRoute, SocialImage } from '@countertop/contract/site/site';

const siteName = 'Countertop';
/** Stands for the origin of the site in a route's structured data. */
const originPlaceholder = '__ORIGIN__';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for element content or a double-quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
}

/** Returns JSON that cannot close the `<script>` element around it. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Returns a `<meta>` element. */
export const meta = (attribute: 'name' | 'property', key: string, content: string) =>
  `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`;

/** Returns the `<meta>` elements of the share preview image. */
function imageMetas({ path, width, height, alt }: SocialImage, origin: string): string[] {
  return [
    meta('property', 'og:image', `${origin}${path}`),
    meta('property', 'og:image:width', String(width)),
    meta('property', 'og:image:height', String(height)),
    meta('property', 'og:image:alt', alt),
    meta('name', 'twitter:image', `${origin}${path}`),
    meta('name', 'twitter:image:alt', alt),
  ];
}

/** Returns the elements in `<head>` that describe a page. `route` is null for the not-found page. */
export function headOf(manifest: SiteFile, route: SiteRoute | null, origin: string): string {
  const { title, description } = route ?? manifest.notFound;
  const url = route && `${origin}${route.path}`;
  const image = route?.socialImage;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta('name', 'robots', route?.robots ?? 'noindex'),
    url && `<link rel="canonical" href="${escapeHtml(url)}">`,
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    url && meta('property', 'og:url', url),
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    ...(image ? imageMetas(image, origin) : []),
    route?.structuredData &&
      `<script type="application/ld+json">${scriptJson(route.structuredData).replaceAll(originPlaceholder, origin)}</script>`,
    ...manifest.fontPreloads.map(
      (font) => `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(font)}" crossorigin>`,
    ),
  ]
    .filter(Boolean)
    .join('\n');
}
