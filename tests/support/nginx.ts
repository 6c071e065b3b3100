import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../tools/port.mjs';
import { run } from '../../tools/run.mjs';
import { textOf } from './sources.ts';

/** The nginx of this system: the one that `NGINX_PATH` names, or one in the usual places; undefined: there is none. */
export function findNginx(): string | undefined {
  const named = process.env['NGINX_PATH'];
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
  return [...(named === undefined ? [] : [named]), ...folders.map((folder) => path.join(folder, 'nginx'))].find(
    (file) => existsSync(file),
  );
}

const modulesFolder = '/usr/lib/nginx/modules';
const brotliModule = `${modulesFolder}/ngx_http_brotli_static_module.so`;

/** The modules lie beside the program, also where it was only unpacked. */
function brotliBeside(program: string): string | undefined {
  const beside = path.join(path.dirname(program), '../..', brotliModule);
  return [brotliModule, beside].find((file) => existsSync(file));
}

const startLimitMs = 10_000;

export interface Nginx {
  readonly url: string;
  readonly hasBrotli: boolean;
  readonly stop: () => Promise<void>;
}

/** Starts the nginx of a remote with its own configuration, on a free port and with `folder` as what it serves. */
export async function startNginx(program: string, folder: string): Promise<Nginx> {
  const place = await mkdtemp(path.join(tmpdir(), 'countertop-nginx-'));
  const port = await freePort();
  const brotli = brotliBeside(program);
  const configuration = textOf('deploy/nginx.conf')
    .replaceAll('/tmp/', `${place}/`)
    .replace('access_log /dev/stdout', `access_log ${place}/access.log`)
    .replace(/^load_module .*$/m, brotli === undefined ? '' : `load_module ${brotli};`)
    .replace(/^ *brotli_static on;$/m, (line) => (brotli === undefined ? '' : line))
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('/srv/remote', folder);
  const file = path.join(place, 'nginx.conf');
  await writeFile(file, configuration);
  const words = ['-p', place, '-c', file, '-e', 'stderr'];
  const checked = await run(program, [...words, '-t'], { isQuiet: true });
  if (checked.status !== 0) throw new Error(checked.output);
  // Its workers are nobody, who may look into folders of ours only if all may.
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const child = spawn(program, [...words, '-g', `${user}daemon off; master_process off;`], { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.on('close', resolve));
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill('SIGQUIT');
    await ended;
    await rm(place, { recursive: true, force: true });
  };
  const deadline = Date.now() + startLimitMs;
  while (child.exitCode === null && Date.now() < deadline) {
    if ((await fetch(`${url}/healthz`).catch(() => null))?.ok) return { url, hasBrotli: brotli !== undefined, stop };
  }
  await stop();
  throw new Error('nginx did not begin to serve.');
}
