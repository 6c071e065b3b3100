import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { readAssets, type Asset, type Assets } from '../assets/assets.ts';
import { buildId, parseRemoteBuild, type RemoteBuild } from './remoteBuild.ts';

const inBuild = /^builds\/([^/]+)\/(.+)$/;

/**
 * The builds of a remote in a folder written by `npm run deploy:remote`: `builds/ID/…`, and `current.json`, which points to the
 * build for new pages. Builds are read on demand and the pointer when it changes, so builds can be rolled out and back while
 * the server is running.
 */
export class DeployedBuilds {
  readonly #folder: string;
  /** Identifies a version of `current.json`, which is replaced by moving a new file into place. */
  #version = '';
  #current: RemoteBuild | null = null;
  readonly #builds = new Map<string, Promise<Assets>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Returns the build for new pages; null before the first one. An unreadable pointer leaves the last build current. */
  async current(): Promise<RemoteBuild | null> {
    const file = path.join(this.#folder, 'current.json');
    const found = await stat(file, { bigint: true }).catch(() => null);
    const version = found ? `${found.ino} ${found.mtimeNs} ${found.size}` : '';
    if (version === this.#version) return this.#current;
    const read = parseRemoteBuild(await readFile(file, 'utf8').catch(() => ''));
    if (read?.build === undefined) return this.#current;
    this.#version = version;
    this.#current = read;
    await this.#forgetRemoved();
    return read;
  }

  /** Returns a file of any existing build, by its path inside the folder. */
  async asset(name: string): Promise<Asset | undefined> {
    const [, id = '', file = ''] = inBuild.exec(name) ?? [];
    if (!buildId.test(id)) return undefined;
    return (await this.assets(id)).get(file);
  }

  /** Returns the files of a build by their path inside its folder; none if there is no such build. */
  async assets(id: string): Promise<Assets> {
    const known = this.#builds.get(id) ?? readAssets(path.join(this.#folder, 'builds', id), { isImmutable: true });
    this.#builds.set(id, known);
    const assets = await known;
    // It may still be deployed.
    if (assets.size === 0) this.#builds.delete(id);
    return assets;
  }

  async #forgetRemoved(): Promise<void> {
    const there = new Set(await readdir(path.join(this.#folder, 'builds')).catch(() => []));
    for (const id of this.#builds.keys()) if (!there.has(id)) this.#builds.delete(id);
  }
}
