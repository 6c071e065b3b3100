import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './planted.ts';

const skipped =
  /(^|\/)(node_modules|dist|dist-[^/]+|storybook-static|\.cache|\.git|data|test-results|screenshots)(\/|$)/;

/** Returns the paths of all files in a folder of the repository, except built and installed ones. */
export function filesUnder(folder: string): readonly string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (skipped.test(name)) return [];
    return entry.isDirectory() ? filesUnder(name) : [name];
  });
}

export const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Folders that contain a package.json. */
export const packageFolders = [
  '.',
  'api',
  'api/client',
  'api/contract',
  'design-system',
  'mf-account',
  'mf-admin',
  'mf-game',
  'mf-game/engine',
  'mf-game/phrases',
  'shell',
  'shell/routes',
  'tests',
] as const;

/** Packages of the product. */
export const sourceFolders = packageFolders.filter((folder) => folder !== '.' && folder !== 'tests');
