import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { remoteNames, type RemoteEntry, type RemoteName } from '@countertop/contract/remotes';
import * as z from 'zod/mini';
import { folderOf, type Environment } from '../env.ts';

const files = z.object({ js: z.object({ sync: z.array(z.string()) }) });
/** What we read of a remote's mf-stats.json: its exposed modules, their scripts, the shared modules they need at once. */
const remoteStats = z.object({
  exposes: z.array(z.object({ path: z.string(), assets: files, requires: z.optional(z.array(z.string())) })),
});
/** What we read of the shell's mf-manifest.json: which scripts hold each shared module. */
const shellManifest = z.object({ shared: z.array(z.object({ name: z.string(), assets: files })) });

async function readJson<Shape>(file: string, shape: z.ZodMiniType<Shape>): Promise<Shape | null> {
  try {
    return z.parse(shape, JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  }
}

/** Where the shell keeps each module it shares lazily: scripts by the module's name, as absolute paths. */
async function readShared(siteFolder: string, template: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const manifest = await readJson(path.join(siteFolder, 'mf-manifest.json'), shellManifest);
  // What the page loads anyway needs no preload.
  const lazy = (scripts: readonly string[]) =>
    scripts.map((file) => `/${file}`).filter((url) => !template.includes(url));
  return new Map(manifest?.shared.map(({ name, assets }) => [name, lazy(assets.js.sync)]) ?? []);
}

async function readRemote(
  name: RemoteName,
  env: Environment,
  shared: ReadonlyMap<string, readonly string[]>,
): Promise<RemoteEntry> {
  const base = env.remoteUrls[name] ?? `/remotes/${folderOf(name)}/`;
  const stats = await readJson(path.join(env.remoteFolders[name], 'mf-stats.json'), remoteStats);
  const exposes = stats?.exposes ?? [];
  const preload = exposes.map(({ path: module, assets, requires = [] }): [string, string[]] => {
    const own = assets.js.sync.map((file) => base + file);
    return [module, [...new Set([...own, ...requires.flatMap((part) => shared.get(part) ?? [])])]];
  });
  return { name, entry: `${base}remoteEntry.js`, preload: Object.fromEntries(preload) };
}

/** The remotes as the page is told about them. A remote that was never built is named too: its boundary says so. */
export async function readRemotes(siteFolder: string, template: string, env: Environment): Promise<RemoteEntry[]> {
  const shared = await readShared(siteFolder, template);
  return Promise.all(remoteNames.map((name) => readRemote(name, env, shared)));
}

/** Origins other than our own that the page loads remotes from. */
export function foreignOrigins(env: Environment): string[] {
  const urls = remoteNames.flatMap((name) => env.remoteUrls[name] ?? []);
  return [...new Set(urls.map((url) => new URL(url).origin))];
}
