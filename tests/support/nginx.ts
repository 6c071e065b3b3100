import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../tools/port.mjs';
import { run } from '../../tools/run.mjs';
import { textOf } from './sources.ts';

/** Returns the nginx of this system: from `NGINX_PATH` or the usual places. */
export function findNginx(): string | undefined {
  const named = process.env['NGINX_PATH'];
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
  return [...(named === undefined ? [] : [named]), ...folders.map((folder) => path.join(folder, 'nginx'))].find(
    (file) => existsSync(file),
  );
}

const modulesFolder = '/usr/lib/nginx/modules';
const brotliModule = `${modulesFolder}/ngx_http_brotli_static_module.so`;

/** Returns the Brotli module, also of an nginx that was unpacked to another root folder. */
function brotliModuleOf(program: string): string | undefined {
  const unpacked = path.join(path.dirname(program), '../..', brotliModule);
  return [brotliModule, unpacked].find((file) => existsSync(file));
}

const startLimitMs = 10_000;

export interface Nginx {
  readonly url: string;
  readonly hasBrotli: boolean;
  readonly stop: () => Promise<void>;
}

/** Serves `folder` with `deploy/nginx.conf` on a free port. */
export async function startNginx(program: string, folder: string): Promise<Nginx> {
  const place = await mkdtemp(path.join(tmpdir(), 'countertop-nginx-'));
  const port = await freePort();
  const brotli = brotliModuleOf(program);
  const configuration = textOf('deploy/nginx.conf')
    .replaceAll('/tmp/', `${place}/`)
    .replace('access_log /dev/stdout', `access_log ${place}/access.log`)
    .replace(/^load_module .*$/m, brotli === undefined ? '' : `load_module ${brotli};`)
    .replace(/^ *brotli_static on;$/m, (line) => (brotli === undefined ? '' : line))
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('/srv/remote', folder);
  const file = path.join(place, 'nginx.conf');
  await writeFile(file, configuration);
  const options = ['-p', place, '-c', file, '-e', 'stderr'];
  const checked = await run(program, [...options, '-t'], { isQuiet: true });
  if (checked.status !== 0) {
    await rm(place, { recursive: true, force: true });
    throw new Error(checked.output);
  }
  // As root, nginx would run its workers as `nobody`, who may not read the temporary folder.
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const child = spawn(program, [...options, '-g', `${user}daemon off; master_process off;`], { stdio: 'ignore' });
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
  throw new Error('nginx did not start.');
}
