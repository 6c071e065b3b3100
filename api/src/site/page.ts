import type { SiteFile, SiteHtml, SiteRoute } from '@countertop/contract/site';
import { escapeHtml, headOf, scriptJson } from './head.ts';
import { themeColour, themes, type Preferences } from './preferences.ts';
import type { RemoteEntries } from './remotes.ts';
import type { SiteBuild } from './siteBuild.ts';

/** What differs from one response to the next. */
export interface PageRequest {
  /** Null is the not-found page. */
  readonly route: SiteRoute | null;
  readonly nonce: string;
  readonly origin: string;
  readonly preferences: Preferences;
  readonly remotes: RemoteEntries;
}

/** What a page's scripts will ask for: of a remote, its entry and what its module needs; then what the shell's build names. */
function preloadsOf(remotes: RemoteEntries, route: SiteRoute): Set<string> {
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

/** The style sheets of a page that came as HTML, and the colours of the chosen theme, which are painted first. */
function stylesOf(site: SiteFile, html: SiteHtml | undefined, { nonce, preferences }: PageRequest): string {
  if (!html) return '';
  const colours = site.themeStyles[preferences.theme];
  const sheets = html.sheets.map(({ emotion, css }) => [` data-emotion="${escapeHtml(emotion)}"`, css]);
  return [...sheets, ...(colours === undefined ? [] : [['', colours]])]
    .map(([attribute, css]) => `<style${attribute} nonce="${nonce}">${css}</style>`)
    .join('\n');
}

/** Each script that the page names runs only as it was when the server started: a file that was changed on its way does not. */
function withIntegrity(template: string, { shellAssets }: Pick<SiteBuild, 'shellAssets'>): string {
  return template.replace(/<script(?=[^>]* src="\/([^"]+)")/g, (tag, file: string) => {
    const asset = shellAssets.get(file);
    return asset ? `${tag} integrity="${asset.integrity}"` : tag;
  });
}

/** Makes the function that fills the shell's page. */
export function pageRenderer(build: SiteBuild): (request: PageRequest) => string {
  const { site } = build;
  const template = withIntegrity(build.template, build);
  let last: { readonly remotes: RemoteEntries; readonly text: string } | undefined;
  function withRemotes(remotes: RemoteEntries): string {
    if (last?.remotes !== remotes) {
      last = { remotes, text: template.replace('__REMOTES__', () => scriptJson(remotes)) };
    }
    return last.text;
  }
  return function render(request) {
    const { route, nonce, origin, preferences, remotes } = request;
    const preloads = new Set([...themesOf(site, preferences), ...(route ? preloadsOf(remotes, route) : [])]);
    const { html } = route ?? site.notFound;
    const parts: Readonly<Record<string, string>> = {
      __THEME__: preferences.theme,
      __TEXT_SIZE__: preferences.textSize,
      __MOTION__: preferences.motion,
      __CSP_NONCE__: nonce,
      '<!--__HEAD__-->': `${headOf(site, route, origin)}\n${themeColour(preferences)}`,
      '<!--__STYLES__-->': stylesOf(site, html, request),
      '<!--__PRELOADS__-->': [...preloads].map(preloadLink).join('\n'),
      '<!--__BODY__-->': html?.body ?? '',
    };
    return withRemotes(remotes).replace(
      /__THEME__|__TEXT_SIZE__|__MOTION__|__CSP_NONCE__|<!--__(?:HEAD|STYLES|PRELOADS|BODY)__-->/g,
      (name) => parts[name] ?? '',
    );
  };
}
