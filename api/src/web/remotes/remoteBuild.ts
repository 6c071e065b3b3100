import type { RemoteEntry, RemoteName } from '@countertop/contract/remotes';
import * as z from 'zod/mini';

/** A path inside a build: it cannot lead out of the build's folder. */
const script = z.string().check(z.regex(/^(?!\.)[\w.-]+(?:\/(?!\.)[\w.-]+)*$/));
const scripts = z.object({ js: z.object({ sync: z.array(script) }) });

/** Name of a deployed build: when it was put there (UTC), and the beginning of the hash over its files. */
export const buildId = /^\d{8}-\d{6}-[0-9a-f]{8}$/;

/**
 * What we read of a remote's `mf-stats.json`: its exposed modules, their scripts, the shared modules they need at once.
 * Where builds are deployed, `current.json` says the same of the current one, and names it.
 */
const remoteBuild = z.object({
  build: z.optional(z.string().check(z.regex(buildId))),
  exposes: z.array(z.object({ path: z.string(), assets: scripts, requires: z.optional(z.array(z.string())) })),
});
export type RemoteBuild = z.infer<typeof remoteBuild>;

/** Reads the JSON that a build of a remote comes with; null when it has another shape. */
export function parseRemoteBuild(text: string): RemoteBuild | null {
  try {
    return z.parse(remoteBuild, JSON.parse(text));
  } catch {
    return null;
  }
}

/** Where the shell keeps each module it shares lazily: scripts by the module's name, as absolute paths. */
export type SharedScripts = ReadonlyMap<string, readonly string[]>;

/** The line of the page's list for a remote whose files are at `base`. Of an unknown build nothing can be preloaded. */
export function remoteEntry(
  name: RemoteName,
  base: string,
  build: RemoteBuild | null,
  shared: SharedScripts,
): RemoteEntry {
  const folder = build?.build === undefined ? base : `${base}builds/${build.build}/`;
  const preload = (build?.exposes ?? []).map(({ path: module, assets, requires = [] }): [string, string[]] => {
    const own = assets.js.sync.map((file) => folder + file);
    return [module, [...new Set([...own, ...requires.flatMap((part) => shared.get(part) ?? [])])]];
  });
  return { name, entry: `${folder}remoteEntry.js`, preload: Object.fromEntries(preload) };
}
