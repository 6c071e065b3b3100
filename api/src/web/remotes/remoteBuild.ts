import type { RemoteEntry, RemoteName } from '@countertop/contract/site/remotes';
import * as z from 'zod/mini';

/** A path that cannot leave the build's folder. */
const script = z.string().check(z.regex(/^(?!\.)[\w.-]+(?:\/(?!\.)[\w.-]+)*$/));
const scripts = z.object({ js: z.object({ sync: z.array(script) }) });

/** Name of a deployed build: its deployment time (UTC) and the start of the hash over its files. */
export const buildId = /^\d{8}-\d{6}-[0-9a-f]{8}$/;

/**
 * The parts of a remote's `mf-stats.json` that we use: its exposed modules, their scripts, and the shared modules they need
 * immediately. The `current.json` of deployed builds has the same format plus the name of the build.
 */
const remoteBuild = z.object({
  build: z.optional(z.string().check(z.regex(buildId))),
  exposes: z.array(z.object({ path: z.string(), assets: scripts, requires: z.optional(z.array(z.string())) })),
});
export type RemoteBuild = z.infer<typeof remoteBuild>;

/** Parses the JSON of a remote's build; null if it is invalid. */
export function parseRemoteBuild(text: string): RemoteBuild | null {
  try {
    return z.parse(remoteBuild, JSON.parse(text));
  } catch {
    return null;
  }
}

/** The scripts of each module that the shell shares lazily, as absolute paths by module name. */
export type SharedScripts = ReadonlyMap<string, readonly string[]>;

/** The script by which a remote's build is loaded, the only one whose name has no hash. */
export const entryFile = 'remoteEntry.js';

/**
 * Returns the page's entry for a remote at `base`. Nothing can be preloaded if the build is unknown. `version` is the query of an
 * entry outside a build's folder, so that its address changes with its content.
 */
export function remoteEntry(
  { name, base, version }: { readonly name: RemoteName; readonly base: string; readonly version: string },
  build: RemoteBuild | null,
  shared: SharedScripts,
): RemoteEntry {
  const folder = build?.build === undefined ? base : `${base}builds/${build.build}/`;
  const preload = (build?.exposes ?? []).map(({ path: module, assets, requires = [] }): [string, string[]] => {
    const own = assets.js.sync.map((file) => folder + file);
    return [module, [...new Set([...own, ...requires.flatMap((part) => shared.get(part) ?? [])])]];
  });
  return { name, entry: `${folder}${entryFile}${version}`, preload: Object.fromEntries(preload) };
}
