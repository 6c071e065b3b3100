import { supportEmailMeta } from '@countertop/contract/site/support.limits';
import type { SiteFile, SiteHtml, SiteRoute } from '@countertop/contract/site/site';
import { escapeHtml, headOf, meta, scriptJson } from './head.ts';
import { pageColorStyles, themeColorMeta, type Preferences } from './appearance.ts';
import type { RemoteEntries } from '../remotes/remotes.ts';
import type { WebBuild } from '../assets/webBuild.ts';

/** Placeholders in the template; `webBuild.ts` checks that none is missing. */
const placeholders =
  /__(?:THEME|TEXT_SIZE|MOTION|SETTINGS|REMOTES)__|<!--__(?:PAGE_COLORS|HEAD|STYLES|PRELOADS|BODY|NO_SCRIPT|OLD_BROWSER)__-->/g;

/** Everything that a page's HTML depends on. */
export interface PageRequest {
  /** Null for the not-found page. */
  readonly route: SiteRoute | null;
  readonly origin: string;
  readonly preferences: Preferences;
  readonly remotes: RemoteEntries;
}

/** A page's HTML, and the CSS of every `<style>` element that it contains or that its scripts create. */
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

/** Returns the scripts that a page will request: the remote's entry and module, then those listed by the shell's build. */
function preloadsOf(remotes: RemoteEntries, route: SiteRoute): Set<string> {
  const remote = remotes.find(({ name }) => name === route.remote);
  const module = remote?.preload[route.expose ?? ''] ?? [];
  // Only the remote's own build knows its files: it may be newer than the shell, or on another server.
  const shell = (route.preload ?? []).filter((url) => !url.startsWith('/remotes/'));
  return new Set([...(remote ? [remote.entry] : []), ...module, ...shell]);
}

/** @param priority `low` where the page is painted without scripts, which must not delay its fonts. */
function preloadLink(url: string, priority: 'auto' | 'low'): string {
  // The shell requests other origins in CORS mode. A preload in another mode would be fetched twice.
  const mode = url.startsWith('/') ? '' : ' crossorigin';
  const hint = priority === 'low' ? ' fetchpriority="low"' : '';
  return `<link rel="preload" as="script" href="${escapeHtml(url)}"${mode}${hint}>`;
}

/** Hides the HTML of a page where a notice takes its place. */
const hiddenRoot: Sheet = { css: '#root{display:none}' };

/** Returns the script with the colors of the other themes, if the visitor has chosen one. */
function themeScripts({ themes, appearance }: SiteFile, { theme }: Preferences): readonly string[] {
  return theme === appearance.themes[0]?.name ? [] : themes;
}

/** Returns the style sheets of server-rendered HTML, including the colors of the chosen theme. */
function sheetsOf({ themeStyles }: SiteFile, html: SiteHtml | undefined, { theme }: Preferences): readonly Sheet[] {
  if (!html) return [];
  const colors = themeStyles[theme];
  return [...html.sheets, ...(colors === undefined ? [] : [{ css: colors }])];
}

function styleElement({ css, emotion }: Sheet): string {
  // Without `data-s`, Emotion moves the element, and the browser lays out the page again.
  return `<style${emotion === undefined ? '' : ` data-emotion="${escapeHtml(emotion)}" data-s=""`}>${css}</style>`;
}

function noScript(html: string): string {
  return html && `<noscript>${html}</noscript>`;
}

/** Returns the notice for old browsers, which a script in the template shows, with the styles that the page lacks. */
function oldBrowserTemplate(html: SiteHtml | undefined, sheets: readonly Sheet[], isInstead: boolean): string {
  if (!html) return '';
  return `<template id="old-browser"${isInstead ? ' data-instead' : ''}>${sheets.map(styleElement).join('')}${html.body}</template>`;
}

/** Adds integrity hashes, so that a script that was changed on its way does not run. */
function withIntegrity(template: string, { shellAssets }: Pick<WebBuild, 'shellAssets'>): string {
  return template.replace(/<script(?=[^>]* src="\/([^"]+)")/g, (tag, file: string) => {
    const asset = shellAssets.get(file);
    return asset ? `${tag} integrity="${asset.integrity}"` : tag;
  });
}

/** Returns the function that fills in the shell's `index.html`. `supportEmail` is null if there is no support address. */
export function pageRenderer(build: WebBuild, supportEmail: string | null): (request: PageRequest) => RenderedPage {
  const { manifest } = build;
  const template = withIntegrity(build.template, build);
  const pageColors = pageColorStyles(manifest.appearance);
  const templateStyles = [...template.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, css = '']) => css);
  const ownStyles = [pageColors, ...templateStyles];
  return function render({ route, origin, preferences, remotes }) {
    const preloads = new Set([...themeScripts(manifest, preferences), ...(route ? preloadsOf(remotes, route) : [])]);
    const { html } = route ?? manifest.notFound;
    // Client-rendered pages, and pages that need JavaScript, get a `<noscript>` notice.
    const notice = html && route?.needsScript !== true ? undefined : manifest.noScript;
    const sheets = sheetsOf(manifest, html, preferences);
    const noticeSheets = [...sheetsOf(manifest, notice, preferences), ...(html && notice ? [hiddenRoot] : [])];
    const present = new Set(sheets.map(({ css }) => css));
    const oldSheets = sheetsOf(manifest, manifest.oldBrowser, preferences).filter(({ css }) => !present.has(css));
    const parts: Readonly<Record<string, string>> = {
      __THEME__: preferences.theme,
      __TEXT_SIZE__: preferences.textSize,
      __MOTION__: preferences.motion,
      __SETTINGS__: preferences.settings,
      __REMOTES__: scriptJson(remotes),
      '<!--__PAGE_COLORS__-->': styleElement({ css: pageColors }),
      '<!--__HEAD__-->': [
        headOf(manifest, route, origin),
        ...(supportEmail === null ? [] : [meta('name', supportEmailMeta, supportEmail)]),
        themeColorMeta(manifest.appearance, preferences),
      ].join('\n'),
      '<!--__STYLES__-->': sheets.map(styleElement).join('\n') + noScript(noticeSheets.map(styleElement).join('')),
      '<!--__PRELOADS__-->': [...preloads].map((url) => preloadLink(url, html ? 'low' : 'auto')).join('\n'),
      '<!--__BODY__-->': html?.body ?? '',
      '<!--__NO_SCRIPT__-->': noScript(notice?.body ?? ''),
      '<!--__OLD_BROWSER__-->': oldBrowserTemplate(manifest.oldBrowser, oldSheets, notice !== undefined),
    };
    return {
      html: template.replace(placeholders, (name) => parts[name] ?? ''),
      styles: [
        ...ownStyles,
        ...[...sheets, ...noticeSheets, ...oldSheets].map(({ css }) => css),
        ...manifest.scriptStyles,
      ],
    };
  };
}
