import path from 'node:path';
import { deploy } from '../../tools/deploy/deployRemote.mjs';
import { remoteFolders, urlVariable } from '../../tools/deploy/remoteNames.mjs';
import { serveRemote } from '../../tools/separate/serveRemote.mjs';
import { startServer } from '../../tools/serve.mjs';
import { root } from './planted.ts';

/** A running site with remotes deployed in the folder `to`. */
export interface Topology {
  readonly url: string;
  readonly to: string;
  /** Addresses of game, account and admin, with a trailing slash. */
  readonly remoteUrls: readonly string[];
  readonly stop: () => Promise<void>;
}

async function deployAll(to: string): Promise<void> {
  const shell = path.join(root, 'shell/dist');
  for (const remote of remoteFolders) {
    await deploy({ remote, to, shell, from: path.join(root, remote, 'dist') });
  }
}

/** Starts one server for everything. */
export async function startTogether(to: string): Promise<Topology> {
  await deployAll(to);
  const { url, stop } = await startServer({ REMOTES_DIR: to });
  return { url, to, remoteUrls: remoteFolders.map((remote) => `${url}/remotes/${remote}/`), stop };
}

/** Starts shell and API on one origin, and each remote on its own. */
export async function startSeparately(to: string): Promise<Topology> {
  await deployAll(to);
  const remotes = await Promise.all(remoteFolders.map((remote) => serveRemote({ folder: path.join(to, remote) })));
  const urls = remoteFolders.map((remote, index) => [urlVariable(remote), remotes[index]?.url]);
  const server = await startServer(Object.fromEntries(urls));
  return {
    url: server.url,
    to,
    remoteUrls: remotes.map((remote) => remote.url),
    stop: async () => {
      await server.stop();
      await Promise.all(remotes.map(({ stop }) => stop()));
    },
  };
}
