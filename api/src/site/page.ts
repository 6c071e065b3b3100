import type { RemoteEntry } from '@countertop/contract/remotes';
import type { SiteFile, SiteRoute } from '@countertop/contract/site';
import { escapeHtml, headOf, scriptJson } from './head.ts';
import { themes, type Preferences } from './preferences.ts';
import type { SiteBuild } from './siteBuild.ts';

/** What differs from one response to the next. */
export interface PageRequest {
  /** Null is the not-found page. */
  readonly route: SiteRoute | null;
  readonly nonce: string;
  readonly origin: string;
  readonly preferences: Preferences;
}

/** What a page's scripts will ask for: of a remote, its entry and what its module needs; then what the shell's build names. */
function preloadsOf(remotes: readonly RemoteEntry[], route: SiteRoute): Set<string> {
  const remote = remotes.find(({ name }) => name === route.remote);
  const module = remote?.preload[route.expose ?? ''] ?? [];
  // A remote may be newer than the shell, or elsewhere: only its own build knows its files.
  const shell = (route.preload ?? []).filter((url) => !url.startsWith('/remotes/'));
  return new Set([...(remote ? [remote.entry] : []), ...module, ...shell]);
}

function preloadLink(url: string): string {
  // The shell asks other origins in cors mode; a preload in another mode would be fetched twice.
  const mode = url.startsWith('/') ? '' : ' crossorigin';
  return `<link rel="preload" as="script" href="${escapeHtml(url)}"${mode}>`;
}

/** Colours that the first script would ask for only once it runs. */
function themesOf(site: SiteFile, preferences: Preferences): readonly string[] {
  return preferences.theme === themes[0] ? [] : site.themes;
}

/** Makes the function that fills the shell's page. */
export function pageRenderer({ template, site, remotes }: SiteBuild): (request: PageRequest) => string {
  const withRemotes = template.replace('__REMOTES__', () => scriptJson(remotes));
  return function render({ route, nonce, origin, preferences }) {
    const preloads = new Set([...themesOf(site, preferences), ...(route ? preloadsOf(remotes, route) : [])]);
    const parts: Readonly<Record<string, string>> = {
      __THEME__: preferences.theme,
      __TEXT_SIZE__: preferences.textSize,
      __MOTION__: preferences.motion,
      __CSP_NONCE__: nonce,
      '<!--__HEAD__-->': headOf(site, route, origin),
      '<!--__PRELOADS__-->': [...preloads].map(preloadLink).join('\n'),
    };
    return withRemotes.replace(
      /__THEME__|__TEXT_SIZE__|__MOTION__|__CSP_NONCE__|<!--__HEAD__-->|<!--__PRELOADS__-->/g,
      (name) => parts[name] ?? '',
    );
  };
}
