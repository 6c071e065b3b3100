import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { rspack } from '@rspack/core';
import rspackConfig from '../../rspack.config.mjs';

/** Bundles `crashProgram.ts` into a folder of its own: Node reads no TypeScript, and only a process of its own can be killed. */
export async function bundleChild(name: string): Promise<string> {
  const folder = path.resolve(import.meta.dirname, '../../../.cache', name);
  const output = { ...rspackConfig.output, path: folder };
  const entry = { crash: path.join(import.meta.dirname, 'crashProgram.ts') };
  const compiler = rspack({ ...rspackConfig, devtool: false, entry, output });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });
  return path.join(folder, 'crash.mjs');
}

/** Starts it; `root` is the folder of its data. */
export function startChild(
  file: string,
  root: string,
  args: readonly string[],
  environment: Record<string, string>,
): ChildProcess {
  const env = { ...process.env, PORT: '0', LOG_LEVEL: 'silent', ...environment };
  return spawn(process.execPath, [file, ...args], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
}

/** What it says first, or what it said when it ended. */
export function firstLine(child: ChildProcess, isLine: (line: string) => boolean = () => true): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (text) => {
      said += String(text);
      const found = said.split('\n').slice(0, -1).find(isLine);
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => reject(new Error(`It ended before it said it: ${said}`)));
  });
}
