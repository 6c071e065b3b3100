import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { remoteNames, type RemoteEntry, type RemoteName } from '@countertop/contract/remotes';
import * as z from 'zod/mini';
import { folderOf, type Environment } from '../../platform/config/env.ts';
import { StartError } from '../../platform/config/startError.ts';
import { readAssets, type Asset, type Assets } from '../assets/assets.ts';
import { DeployedBuilds } from './DeployedBuilds.ts';
import { DistantBuild } from './DistantBuild.ts';
import { parseRemoteBuild, remoteEntry, type RemoteBuild, type SharedScripts } from './remoteBuild.ts';

/** What we read of the shell's mf-manifest.json: which scripts hold each shared module. */
const shellManifest = z.object({
  shared: z.array(z.object({ name: z.string(), assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }) })),
});

/** The page's list of remotes at one moment; the same object as long as nothing has changed. */
export type RemoteEntries = readonly RemoteEntry[];

/** Where a remote is and what is current there. */
interface Place {
  readonly name: RemoteName;
  /** What its files' addresses begin with, for the browser. */
  readonly base: string;
  /** Where its files' addresses begin on this server. */
  readonly ownBase: string;
  /** Of the `dist` that was there at the start. */
  readonly ownAssets: Assets;
  readonly ownBuild: RemoteBuild | null;
  readonly deployed: DeployedBuilds | null;
  readonly distant: DistantBuild | null;
}

async function readText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}

/** A shell without it works, and preloads nothing of what it shares. */
function parseShellManifest(text: string): z.infer<typeof shellManifest> {
  try {
    return z.parse(shellManifest, JSON.parse(text));
  } catch {
    return { shared: [] };
  }
}

/** What the page loads anyway needs no preload, so `template` is searched. */
async function readShared(siteFolder: string, template: string): Promise<SharedScripts> {
  const { shared } = parseShellManifest(await readText(path.join(siteFolder, 'mf-manifest.json')));
  const lazy = (scripts: readonly string[]) =>
    scripts.map((file) => `/${file}`).filter((url) => !template.includes(url));
  return new Map(shared.map(({ name, assets }) => [name, lazy(assets.js.sync)]));
}

async function placeOf(name: RemoteName, env: Environment, now: () => number): Promise<Place> {
  const url = env.remoteUrls[name];
  const folder = env.remoteFolders[name];
  const ownBase = `/remotes/${folderOf(name)}/`;
  const deployed = env.remotesFolder === null ? null : path.join(env.remotesFolder, folderOf(name));
  return {
    name,
    base: url ?? ownBase,
    ownBase,
    ownAssets: await readAssets(folder),
    ownBuild: parseRemoteBuild(await readText(path.join(folder, 'mf-stats.json'))),
    deployed: deployed === null ? null : new DeployedBuilds(deployed),
    distant: url === null ? null : new DistantBuild(url, now),
  };
}

async function checkFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => null);
  if (!found?.isDirectory()) {
    throw new StartError(`REMOTES_DIR is ${folder}, and there is no such folder. Make it, or leave REMOTES_DIR out.`);
  }
}

/** The remotes of the page, which may be rolled out and back while the server runs. */
export class Remotes {
  readonly #places: readonly Place[];
  readonly #shared: SharedScripts;
  #builds: readonly (RemoteBuild | null)[] = [];
  #entries: RemoteEntries = [];

  private constructor(places: readonly Place[], shared: SharedScripts) {
    this.#places = places;
    this.#shared = shared;
  }

  /** Reads what does not change while the server runs. A `REMOTES_DIR` that is not there is a sentence. */
  static async read(siteFolder: string, template: string, env: Environment, now: () => number): Promise<Remotes> {
    if (env.remotesFolder !== null) await checkFolder(env.remotesFolder);
    const places = await Promise.all(remoteNames.map((name) => placeOf(name, env, now)));
    return new Remotes(places, await readShared(siteFolder, template));
  }

  /** The list as it is now. A remote that was never built is named too: its boundary says so. */
  async entries(): Promise<RemoteEntries> {
    const builds = await Promise.all(
      this.#places.map(
        async ({ deployed, distant, ownBuild }) =>
          (await deployed?.current()) ?? (distant ? distant.current() : ownBuild),
      ),
    );
    const isSame =
      builds.length === this.#builds.length && builds.every((build, index) => build === this.#builds[index]);
    if (!isSame) {
      this.#builds = builds;
      this.#entries = this.#places.map(({ name, base }, index) =>
        remoteEntry(name, base, builds[index] ?? null, this.#shared),
      );
    }
    return this.#entries;
  }

  /** A remote's file by its path on this server; null when no remote's files are there. */
  find(address: string): Promise<Asset | undefined> | null {
    const place = this.#places.find(({ ownBase }) => address.startsWith(ownBase));
    if (!place) return null;
    const name = address.slice(place.ownBase.length);
    const own = place.ownAssets.get(name);
    return own || !place.deployed ? Promise.resolve(own) : place.deployed.asset(name);
  }
}

/** Origins other than our own that the page loads remotes from. */
export function foreignOrigins(env: Environment): string[] {
  const urls = remoteNames.flatMap((name) => env.remoteUrls[name] ?? []);
  return [...new Set(urls.map((url) => new URL(url).origin))];
}
