// @ts-check
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { sharedModules } from '../federation/sharedModules.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);

/** Evaluates the build of the site manifest and of the pages' HTML. @returns {typeof import('../../shell/src/hydration/prerender.tsx')} */
function readPrerender() {
  const file = path.join(root, '.cache/prerender/main.cjs');
  delete require.cache[file];
  return require(file);
}

/**
 * Returns the URLs of a chunk group's scripts.
 * @param {import('@rspack/core').Compilation} compilation
 * @param {string} name
 */
function scriptsOf(compilation, name) {
  const group = compilation.namedChunkGroups.get(name);
  return (group?.getFiles() ?? []).filter((file) => file.endsWith('.js')).map((file) => `/${file}`);
}

/**
 * Returns the scripts of a remote's page in the newest build, relative to its folder; undefined if the remote isn't built.
 * @param {string} remote
 * @param {string} expose
 * @returns {Promise<string[] | undefined>}
 */
async function scriptsOfRemote(remote, expose) {
  const file = path.join(root, remote.replace('_', '-'), 'dist/mf-stats.json');
  const { exposes } = JSON.parse(await fs.readFile(file, 'utf8').catch(() => '{"exposes":[]}'));
  /** @type {{ path: string, assets: { js: { sync: string[] } } } | undefined} */
  const page = exposes.find((/** @type {{ path: string }} */ exposed) => exposed.path === expose);
  return page?.assets.js.sync;
}

/**
 * Writes the host's `mf-manifest.json` in Module Federation's format: every shared module with its version and, if it is not
 * in the main chunk, its scripts. The server preloads them, and deployments check remotes against the versions.
 * @param {import('@rspack/core').Compilation} compilation of the shell
 * @param {string} folder
 */
export async function writeHostManifest(compilation, folder) {
  const shared = sharedModules().map(({ request, version, chunk }) => {
    const sync = scriptsOf(compilation, chunk).map((url) => url.slice(1));
    return { name: request, version, assets: { js: { sync } } };
  });
  await fs.writeFile(path.join(folder, 'mf-manifest.json'), JSON.stringify({ shared }, null, 2));
}

/**
 * Writes site.json: the site manifest with the scripts to preload for each page and the HTML of the public pages. Pages of
 * a remote refer to the remote, whose own manifest lists its scripts. The single build has no remotes. It has no HTML
 * either, because it is the baseline for the gain from prerendering.
 * @param {import('@rspack/core').Compilation} compilation of the shell or of the single build
 * @param {string} folder
 * @param {{ isSingle: boolean }} kind
 */
export async function writeSite(compilation, folder, { isSingle }) {
  const { siteManifest, render, renderNoScript, renderOldBrowser, themeStyles, scriptStyles, appearance } =
    readPrerender();
  const { routes, notFound, ...manifest } = siteManifest;

  /** @param {(typeof routes)[number]} route */
  function scriptsOfRoute({ chunk, remote, expose, ...route }) {
    if (chunk) return { ...route, preload: scriptsOf(compilation, chunk) };
    if (!remote || !expose) return route;
    if (!isSingle) return { ...route, remote, expose, preload: scriptsOf(compilation, 'federation') };
    return { ...route, preload: scriptsOf(compilation, `${remote}-${expose.slice(2)}-tsx`) };
  }

  /**
   * Returns the HTML of a public page. That of a page that needs scripts is only for those that it was rendered with, so there is none
   * without a build of the remote.
   * @param {Omit<(typeof routes)[number], 'isPublic'>} route
   */
  async function htmlOf({ path: address, needsScript, remote, expose }) {
    if (!needsScript || !remote || !expose) return { html: await render(address) };
    const htmlScripts = await scriptsOfRemote(remote, expose);
    return htmlScripts ? { html: await render(address), htmlScripts } : {};
  }

  const written = [];
  for (const { isPublic, ...route } of routes) {
    const withScripts = scriptsOfRoute(route);
    written.push(isPublic && !isSingle ? { ...withScripts, ...(await htmlOf(route)) } : withScripts);
  }
  const text = JSON.stringify({
    ...manifest,
    routes: written,
    notFound: isSingle ? notFound : { ...notFound, html: await render('/not-found') },
    ...(isSingle ? {} : { noScript: await renderNoScript(), oldBrowser: await renderOldBrowser() }),
    scriptStyles,
    appearance,
    themes: scriptsOf(compilation, 'themes'),
    themeStyles: themeStyles(),
  });
  await fs.writeFile(path.join(folder, 'site.json'), text);
}
