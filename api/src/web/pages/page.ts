import type { SiteFile, SiteHtml, SiteRoute } from '@countertop/contract/site';
import { escapeHtml, headOf, scriptJson } from './head.ts';
import { themeColour, themes, type Preferences } from './preferences.ts';
import type { RemoteEntries } from '../remotes/remotes.ts';
import type { SiteBuild } from '../assets/siteBuild.ts';

/** Where the server writes into the template; `siteBuild.ts` checks that it has all of them. */
const placeholders = /__(?:THEME|TEXT_SIZE|MOTION|REMOTES)__|<!--__(?:HEAD|STYLES|PRELOADS|BODY|NO_SCRIPT)__-->/g;

/** Everything that a page's HTML depends on. */
export interface PageRequest {
  /** Null is the not-found page. */
  readonly route: SiteRoute | null;
  readonly origin: string;
  readonly preferences: Preferences;
  readonly remotes: RemoteEntries;
}

/** A page's HTML, and the texts of the `<style>` elements that it has or that its scripts create. */
export interface RenderedPage {
  readonly html: string;
  readonly styles: readonly string[];
}

/** A `<style>` of a page. */
interface Sheet {
  readonly css: string;
  /** Its `data-emotion` attribute, by which Emotion recognizes the styles in the browser. */
  readonly emotion?: string;
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

/** The style sheets of HTML that is shown without scripts, and the colors of the chosen theme, which are painted first. */
function sheetsOf(site: SiteFile, html: SiteHtml | undefined, { theme }: Preferences): readonly Sheet[] {
  if (!html) return [];
  const colors = site.themeStyles[theme];
  return [...html.sheets, ...(colors === undefined ? [] : [{ css: colors }])];
}

function styleElement({ css, emotion }: Sheet): string {
  // `data-s` tells Emotion that the element is where it belongs. Without it, Emotion moves it, and the browser lays out the page again.
  return `<style${emotion === undefined ? '' : ` data-emotion="${escapeHtml(emotion)}" data-s=""`}>${css}</style>`;
}

function noScript(html: string): string {
  return html && `<noscript>${html}</noscript>`;
}

/** Each script that the page names runs only as it was when the server started: a file that was changed on its way does not. */
function withIntegrity(template: string, { shellAssets }: Pick<SiteBuild, 'shellAssets'>): string {
  return template.replace(/<script(?=[^>]* src="\/([^"]+)")/g, (tag, file: string) => {
    const asset = shellAssets.get(file);
    return asset ? `${tag} integrity="${asset.integrity}"` : tag;
  });
}

/** Creates the function that fills in the shell's page. */
export function pageRenderer(build: SiteBuild): (request: PageRequest) => RenderedPage {
  const { site } = build;
  const template = withIntegrity(build.template, build);
  const ownStyles = [...template.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, css = '']) => css);
  return function render({ route, origin, preferences, remotes }) {
    const preloads = new Set([...themesOf(site, preferences), ...(route ? preloadsOf(remotes, route) : [])]);
    const { html } = route ?? site.notFound;
    // Without scripts, a page that did not come as HTML says so.
    const notice = html ? undefined : site.noScript;
    const sheets = sheetsOf(site, html, preferences);
    const noticeSheets = sheetsOf(site, notice, preferences);
    const parts: Readonly<Record<string, string>> = {
      __THEME__: preferences.theme,
      __TEXT_SIZE__: preferences.textSize,
      __MOTION__: preferences.motion,
      __REMOTES__: scriptJson(remotes),
      '<!--__HEAD__-->': `${headOf(site, route, origin)}\n${themeColour(preferences)}`,
      '<!--__STYLES__-->': sheets.map(styleElement).join('\n') + noScript(noticeSheets.map(styleElement).join('')),
      '<!--__PRELOADS__-->': [...preloads].map(preloadLink).join('\n'),
      '<!--__BODY__-->': html?.body ?? '',
      '<!--__NO_SCRIPT__-->': noScript(notice?.body ?? ''),
    };
    return {
      html: template.replace(placeholders, (name) => parts[name] ?? ''),
      styles: [...ownStyles, ...[...sheets, ...noticeSheets].map(({ css }) => css), ...site.scriptStyles],
    };
  };
}
