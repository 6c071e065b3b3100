import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../tools/port.mjs';
import { serverFile } from '../../tools/server-file.mjs';
import { root } from './planted.ts';

/** A program that was started, what it wrote so far, and how it ended. */
export interface Program {
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Exit code, or the signal's name, once it has ended. */
  readonly ended: Promise<number | NodeJS.Signals>;
}

/** Starts Node with `args` in the repository's root. */
export function startNode(args: readonly string[], env: Readonly<Record<string, string>>): Program {
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env } });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.on('close', (code, signal) => {
      resolve(code ?? signal ?? 1);
    });
  });
  return { child, output: () => output, ended };
}

/** A whole product that serves on a port of its own with a database of its own. */
export interface Server {
  readonly url: string;
  readonly port: number;
  /** Path of the SQLite file. */
  readonly database: string;
  readonly program: Program;
  /** SIGTERM, wait for the end, remove the data. */
  readonly stop: () => Promise<void>;
}

/** Starts the built product and waits until it is ready. */
export async function startServer(env: Readonly<Record<string, string>> = {}): Promise<Server> {
  const folder = mkdtempSync(path.join(tmpdir(), 'countertop-data-'));
  const database = path.join(folder, 'countertop.sqlite');
  const port = await freePort();
  const program = startNode([serverFile()], {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: database,
    LOG_LEVEL: 'warn',
    ...env,
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, program);
  return {
    url,
    port,
    database,
    program,
    stop: async () => {
      program.child.kill('SIGTERM');
      await program.ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until the server says it is ready; throws with its output when it ends first or needs more than 20 s. */
export async function untilReady(url: string, program: Program): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (program.child.exitCode === null && Date.now() < deadline) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  program.child.kill('SIGKILL');
  throw new Error(`The server did not become ready. It wrote:\n${program.output()}`);
}
