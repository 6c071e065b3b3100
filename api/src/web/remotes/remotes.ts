import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { remoteNames, type RemoteEntry, type RemoteName } from '@countertop/contract/site/remotes';
import * as z from 'zod/mini';
import { folderOf, type Environment } from '../../platform/config/env.ts';
import { StartError } from '../../platform/config/startError.ts';
import { readAssets, type Asset, type Assets } from '../assets/assets.ts';
import { newestFiles } from '../assets/newestFiles.ts';
import { DeployedBuilds } from './DeployedBuilds.ts';
import { DistantBuild } from './DistantBuild.ts';
import { entryFile, parseRemoteBuild, remoteEntry, type RemoteBuild, type SharedScripts } from './remoteBuild.ts';

/** The parts of the shell's mf-manifest.json that we use: the scripts of each shared module. */
const shellManifest = z.object({
  shared: z.array(z.object({ name: z.string(), assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }) })),
});

/** The remotes of a page. The same object as long as nothing changes. */
export type RemoteEntries = readonly RemoteEntry[];

interface Source {
  readonly name: RemoteName;
  /** Base URL of its files for browsers. */
  readonly base: string;
  /** Base path of its files on this server. */
  readonly ownBase: string;
  /** Files of `dist` at the start of the server. */
  readonly ownAssets: Assets;
  readonly ownBuild: RemoteBuild | null;
  /** Query that identifies the entry of `ownAssets`: `?v=` and the start of its hash. */
  readonly ownVersion: string;
  /** Paths of the files of `ownBuild`: `dist` also has those of earlier builds. */
  readonly ownFiles: readonly string[];
  readonly deployed: DeployedBuilds | null;
  readonly distant: DistantBuild | null;
}

async function readText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}

/** Without a manifest, shared modules are not preloaded. */
function parseShellManifest(text: string): z.infer<typeof shellManifest> {
  try {
    return z.parse(shellManifest, JSON.parse(text));
  } catch {
    return { shared: [] };
  }
}

/** Returns the scripts of shared modules, except those that `template` loads anyway. */
async function readShared(siteFolder: string, template: string): Promise<SharedScripts> {
  const { shared } = parseShellManifest(await readText(path.join(siteFolder, 'mf-manifest.json')));
  const lazy = (scripts: readonly string[]) =>
    scripts.map((file) => `/${file}`).filter((url) => !template.includes(url));
  return new Map(shared.map(({ name, assets }) => [name, lazy(assets.js.sync)]));
}

function versionOf(entry: Asset | undefined): string {
  if (entry === undefined) return '';
  return `?v=${createHash('sha256').update(entry.plain).digest('hex').slice(0, 8)}`;
}

async function sourceOf(name: RemoteName, env: Environment, now: () => number): Promise<Source> {
  const url = env.remoteUrls[name];
  const folder = env.remoteFolders[name];
  const ownBase = `/remotes/${folderOf(name)}/`;
  const deployed = env.remotesFolder === null ? null : path.join(env.remotesFolder, folderOf(name));
  const ownAssets = await readAssets(folder);
  return {
    name,
    base: url ?? ownBase,
    ownBase,
    ownAssets,
    ownVersion: versionOf(ownAssets.get(entryFile)),
    ownBuild: parseRemoteBuild(await readText(path.join(folder, 'mf-stats.json'))),
    ownFiles: await newestFiles(folder),
    deployed: deployed === null ? null : new DeployedBuilds(deployed),
    distant: url === null ? null : new DistantBuild(url, now),
  };
}

async function checkFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => null);
  if (!found?.isDirectory()) {
    throw new StartError(`REMOTES_DIR is ${folder}, which does not exist. Create the folder, or unset REMOTES_DIR.`);
  }
}

/** The remotes, which can be rolled out and back while the server is running. */
export class Remotes {
  readonly #sources: readonly Source[];
  readonly #shared: SharedScripts;
  #builds: readonly (RemoteBuild | null)[] = [];
  #entries: RemoteEntries = [];

  private constructor(sources: readonly Source[], shared: SharedScripts) {
    this.#sources = sources;
    this.#shared = shared;
  }

  /** Reads everything that does not change while the server is running. Throws `StartError` if `REMOTES_DIR` does not exist. */
  static async read(siteFolder: string, template: string, env: Environment, now: () => number): Promise<Remotes> {
    if (env.remotesFolder !== null) await checkFolder(env.remotesFolder);
    const sources = await Promise.all(remoteNames.map((name) => sourceOf(name, env, now)));
    return new Remotes(sources, await readShared(siteFolder, template));
  }

  /** Returns the current list. Includes remotes that were never built: the page's error boundary handles those. */
  async entries(): Promise<RemoteEntries> {
    const builds = await Promise.all(
      this.#sources.map(
        async ({ deployed, distant, ownBuild }) =>
          (await deployed?.current()) ?? (distant ? distant.current() : ownBuild),
      ),
    );
    const isSame =
      builds.length === this.#builds.length && builds.every((build, index) => build === this.#builds[index]);
    if (!isSame) {
      this.#builds = builds;
      this.#entries = this.#sources.map(({ name, base, ownBuild, ownVersion }, index) => {
        const build = builds[index] ?? null;
        return remoteEntry(
          { name, base, version: build !== null && build === ownBuild ? ownVersion : '' },
          build,
          this.#shared,
        );
      });
    }
    return this.#entries;
  }

  /** Returns the files of a remote's current build by their URL; null if another origin serves them, or there is no build. */
  async currentFiles(wanted: RemoteName): Promise<ReadonlyMap<string, Asset> | null> {
    const source = this.#sources.find(({ name }) => name === wanted);
    if (source === undefined) return null;
    const { ownBase, ownAssets, ownBuild, ownVersion, ownFiles, deployed, distant } = source;
    const current = (await deployed?.current()) ?? null;
    if (deployed !== null && current?.build !== undefined) {
      const folder = `builds/${current.build}/`;
      const assets = await deployed.assets(current.build);
      return new Map([...assets].map(([name, asset]) => [`${ownBase}${folder}${name}`, asset]));
    }
    if (distant !== null || ownBuild === null) return null;
    return new Map(
      ownFiles.flatMap((name): [string, Asset][] => {
        const asset = ownAssets.get(name);
        const version = name === entryFile ? ownVersion : '';
        return asset === undefined ? [] : [[`${ownBase}${name}${version}`, asset]];
      }),
    );
  }

  /** Returns a remote's file by its path on this server; null if the path belongs to no remote. */
  find(address: string): Promise<Asset | undefined> | null {
    const source = this.#sources.find(({ ownBase }) => address.startsWith(ownBase));
    if (!source) return null;
    const name = address.slice(source.ownBase.length);
    const own = source.ownAssets.get(name);
    return own || !source.deployed ? Promise.resolve(own) : source.deployed.asset(name);
  }
}

/** Returns the other origins that pages load remotes from. */
export function foreignOrigins(env: Environment): string[] {
  const urls = remoteNames.flatMap((name) => env.remoteUrls[name] ?? []);
  return [...new Set(urls.map((url) => new URL(url).origin))];
}
