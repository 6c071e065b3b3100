import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { readAssets, type Asset, type Assets } from '../assets/assets.ts';
import { buildId, parseRemoteBuild, type RemoteBuild } from './remoteBuild.ts';

const inBuild = /^builds\/([^/]+)\/(.+)$/;

/**
 * The builds of one remote that `npm run deploy:remote` put into a folder: `builds/ID/…`, and `current.json`, which says
 * which of them new pages get. Each is read when somebody asks for it, and the pointer when it has changed, so a build is
 * rolled out or back under a running server.
 */
export class DeployedBuilds {
  readonly #folder: string;
  /** Tells one `current.json` from the next: each is a file of its own that was moved into place. */
  #mark = '';
  #current: RemoteBuild | null = null;
  readonly #builds = new Map<string, Promise<Assets>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The build that new pages get; null before the first one. A pointer that cannot be read leaves the last one. */
  async current(): Promise<RemoteBuild | null> {
    const file = path.join(this.#folder, 'current.json');
    const found = await stat(file, { bigint: true }).catch(() => null);
    const mark = found ? `${found.ino} ${found.mtimeNs} ${found.size}` : '';
    if (mark === this.#mark) return this.#current;
    const read = parseRemoteBuild(await readFile(file, 'utf8').catch(() => ''));
    if (read?.build === undefined) return this.#current;
    this.#mark = mark;
    this.#current = read;
    await this.#forgetRemoved();
    return read;
  }

  /** A file of any build that is still there, by its path inside the folder. */
  async asset(name: string): Promise<Asset | undefined> {
    const [, id = '', file = ''] = inBuild.exec(name) ?? [];
    if (!buildId.test(id)) return undefined;
    return (await this.#build(id)).get(file);
  }

  async #build(id: string): Promise<Assets> {
    const known = this.#builds.get(id) ?? readAssets(path.join(this.#folder, 'builds', id), { isImmutable: true });
    this.#builds.set(id, known);
    const assets = await known;
    // One that is not there yet may come.
    if (assets.size === 0) this.#builds.delete(id);
    return assets;
  }

  async #forgetRemoved(): Promise<void> {
    const there = new Set(await readdir(path.join(this.#folder, 'builds')).catch(() => []));
    for (const id of this.#builds.keys()) if (!there.has(id)) this.#builds.delete(id);
  }
}
