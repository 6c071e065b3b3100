import { trusted } from '../federation/trustedTypes.ts';
import type { Head } from '../pages/head.ts';
import { writePageTitle } from './title.ts';

/** Sets attributes of the head's element that `selector` finds, or of a new one. */
function put(tag: 'meta' | 'link', selector: string, attributes: Readonly<Record<string, string>>): void {
  const element =
    document.head.querySelector(`${tag}${selector}`) ?? document.head.appendChild(document.createElement(tag));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

function putMeta(key: 'name' | 'property', name: string, content: string): void {
  put('meta', `[${key}="${name}"]`, { [key]: name, content });
}

let serverOrigin: string | undefined;

/** The origin the server calls this site by, which a proxy may hide from the browser: as the first page has it. */
function origin(): string {
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  serverOrigin ??= new URL(canonical?.href ?? location.href).origin;
  return serverOrigin;
}

/** The one address of the page. The not-found page has none. */
function putAddress(path: string | undefined): void {
  const site = origin();
  if (path === undefined) {
    for (const tag of document.head.querySelectorAll('link[rel="canonical"], meta[property="og:url"]')) tag.remove();
    return;
  }
  put('link', '[rel="canonical"]', { rel: 'canonical', href: `${site}${path}` });
  putMeta('property', 'og:url', `${site}${path}`);
}

/** The picture of share previews. The not-found page has none. */
function putPicture(image: Head['socialImage']): void {
  putMeta('name', 'twitter:card', image ? 'summary_large_image' : 'summary');
  if (!image) {
    for (const tag of document.head.querySelectorAll('[property^="og:image"], [name^="twitter:image"]')) tag.remove();
    return;
  }
  putMeta('property', 'og:image', `${origin()}${image.path}`);
  putMeta('property', 'og:image:width', String(image.width));
  putMeta('property', 'og:image:height', String(image.height));
  putMeta('property', 'og:image:alt', image.alt);
  putMeta('name', 'twitter:image', `${origin()}${image.path}`);
  putMeta('name', 'twitter:image:alt', image.alt);
}

function putStructuredData(data: Head['structuredData']): void {
  const current = document.head.querySelector('script[type="application/ld+json"]');
  const text = data && JSON.stringify(data).replaceAll('__ORIGIN__', origin());
  if (current?.textContent === text) return;
  current?.remove();
  if (!text) return;
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.text = trusted.createScript(text);
  document.head.append(script);
}

/**
 * Keeps title, description, canonical address, social tags and structured data right after a change of page.
 * `path` is the page's own, however the address was typed; undefined on the not-found page.
 */
export function writeHead(head: Head, path: string | undefined): void {
  writePageTitle(head.title);
  putMeta('name', 'description', head.description);
  putMeta('name', 'robots', head.robots);
  putAddress(path);
  putMeta('property', 'og:title', head.title);
  putMeta('property', 'og:description', head.description);
  putMeta('name', 'twitter:title', head.title);
  putMeta('name', 'twitter:description', head.description);
  putPicture(head.socialImage);
  putStructuredData(head.structuredData);
}
