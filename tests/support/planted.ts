import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, mkdirSync, rmSync, symlinkSync, writeFileSync, copyFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** A temporary project with the repository's configuration files and the given sources. */
export interface Planted {
  readonly folder: string;
  /** Runs a tool from the repository's node_modules inside the temporary project. */
  readonly run: (tool: string, ...args: string[]) => { readonly status: number | null; readonly output: string };
  readonly remove: () => void;
}

/** Writes `files` (path -> text) and copies of `configurations` to a temporary folder, and links node_modules. */
export function plant(files: Readonly<Record<string, string>>, configurations: readonly string[]): Planted {
  const folder = mkdtempSync(path.join(tmpdir(), 'countertop-planted-'));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  for (const name of configurations) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    copyFileSync(path.join(root, name), path.join(folder, name));
  }
  // The linter's configuration imports custom rules by path.
  if (configurations.includes('oxlint.config.mjs'))
    cpSync(path.join(root, 'tools/lint'), path.join(folder, 'tools/lint'), { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return {
    folder,
    run: (tool, ...args) => {
      const binary = path.join(root, 'node_modules/.bin', tool);
      const result = spawnSync(binary, args, { cwd: folder, encoding: 'utf8' });
      return { status: result.status, output: result.stdout + result.stderr };
    },
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
