import { trusted } from '../federation/trustedTypes.ts';
import { headOf, type Head } from '../pages/head.ts';
import { pageAt } from '../pages/pages.ts';
import { setPageTitle } from '../pages/documentTitle.ts';

/** Sets attributes of the element in the head that `selector` finds, or of a new one. */
function setTag(tag: 'meta' | 'link', selector: string, attributes: Readonly<Record<string, string>>): void {
  const element =
    document.head.querySelector(`${tag}${selector}`) ?? document.head.appendChild(document.createElement(tag));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

function setMeta(key: 'name' | 'property', name: string, content: string): void {
  setTag('meta', `[${key}="${name}"]`, { [key]: name, content });
}

let serverOrigin: string | undefined;

/** The site's origin from the canonical link of the first page. Behind a proxy it can differ from `location.origin`. */
function origin(): string {
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  serverOrigin ??= new URL(canonical?.href ?? location.href).origin;
  return serverOrigin;
}

/** Sets the canonical address. The not-found page has none. */
function setAddress(path: string | undefined): void {
  const site = origin();
  if (path === undefined) {
    for (const tag of document.head.querySelectorAll('link[rel="canonical"], meta[property="og:url"]')) tag.remove();
    return;
  }
  setTag('link', '[rel="canonical"]', { rel: 'canonical', href: `${site}${path}` });
  setMeta('property', 'og:url', `${site}${path}`);
}

/** Sets the picture for share previews. The not-found page has none. */
function setPicture(image: Head['socialImage']): void {
  setMeta('name', 'twitter:card', image ? 'summary_large_image' : 'summary');
  if (!image) {
    for (const tag of document.head.querySelectorAll('[property^="og:image"], [name^="twitter:image"]')) tag.remove();
    return;
  }
  setMeta('property', 'og:image', `${origin()}${image.path}`);
  setMeta('property', 'og:image:width', String(image.width));
  setMeta('property', 'og:image:height', String(image.height));
  setMeta('property', 'og:image:alt', image.alt);
  setMeta('name', 'twitter:image', `${origin()}${image.path}`);
  setMeta('name', 'twitter:image:alt', image.alt);
}

function setStructuredData(data: Head['structuredData']): void {
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
 * Updates title, description, canonical address, social tags and structured data.
 * @param path The page's own path, whatever its spelling in the address bar. Undefined on the not-found page.
 */
export function writeHead(head: Head, path: string | undefined): void {
  setPageTitle(head.title);
  setMeta('name', 'description', head.description);
  setMeta('name', 'robots', head.robots);
  setAddress(path);
  setMeta('property', 'og:title', head.title);
  setMeta('property', 'og:description', head.description);
  setMeta('name', 'twitter:title', head.title);
  setMeta('name', 'twitter:description', head.description);
  setPicture(head.socialImage);
  setStructuredData(head.structuredData);
}

/** Updates the document's head for the page at an address. */
export function showHead(pathname: string, locale: string): void {
  const page = pageAt(pathname);
  writeHead(headOf(page, locale), page?.path);
}
