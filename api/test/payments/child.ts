import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { rspack } from '@rspack/core';
import rspackConfig from '../../rspack.config.mjs';

/** Bundles `crashProgram.ts`, because a program to be killed must run in its own process, and Node can't run TypeScript. */
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

/** Starts the bundled program. `root` is its data folder. */
export function startChild(
  file: string,
  root: string,
  args: readonly string[],
  environment: Record<string, string>,
): ChildProcess {
  const env = { ...process.env, PORT: '0', LOG_LEVEL: 'silent', ...environment };
  return spawn(process.execPath, [file, ...args], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
}

/** Returns the first matching line of the output. Rejects if the process exits before that. */
export function firstLine(child: ChildProcess, isLine: (line: string) => boolean = () => true): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (text) => {
      output += String(text);
      const found = output.split('\n').slice(0, -1).find(isLine);
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => reject(new Error(`The process exited without the expected line: ${output}`)));
  });
}
