import { trusted } from '../app/trustedTypes.ts';
import type { Head } from '../pages/head.ts';

/** Sets attributes of the head's element that `selector` finds, or of a new one. */
function put(tag: 'meta' | 'link', selector: string, attributes: Readonly<Record<string, string>>): void {
  const element =
    document.head.querySelector(`${tag}${selector}`) ?? document.head.appendChild(document.createElement(tag));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

function putMeta(key: 'name' | 'property', name: string, content: string): void {
  put('meta', `[${key}="${name}"]`, { [key]: name, content });
}

/** The origin the server calls this site by, which a proxy may hide from the browser. */
function siteOrigin(): string {
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return new URL(canonical?.href ?? location.href).origin;
}

function putStructuredData(data: Head['structuredData'], origin: string): void {
  const current = document.head.querySelector('script[type="application/ld+json"]');
  const text = data && JSON.stringify(data).replaceAll('__ORIGIN__', origin);
  if (current?.textContent === text) return;
  current?.remove();
  if (!text) return;
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.text = trusted.createScript(text);
  document.head.append(script);
}

/** Keeps title, description, canonical address, social tags and structured data right after a change of page. */
export function writeHead(head: Head, path: string): void {
  const origin = siteOrigin();
  const url = `${origin}${path}`;
  document.title = head.title;
  putMeta('name', 'description', head.description);
  putMeta('name', 'robots', head.robots);
  put('link', '[rel="canonical"]', { rel: 'canonical', href: url });
  putMeta('property', 'og:title', head.title);
  putMeta('property', 'og:description', head.description);
  putMeta('property', 'og:url', url);
  putMeta('name', 'twitter:title', head.title);
  putMeta('name', 'twitter:description', head.description);
  putStructuredData(head.structuredData, origin);
}
