import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './planted.ts';

const skipped =
  /(^|\/)(node_modules|dist|dist-[^/]+|storybook-static|\.cache|\.git|data|test-results|screenshots)(\/|$)/;

/** All files under a folder of the repository, by path from its root, without what is built or installed. */
export function filesUnder(folder: string): readonly string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (skipped.test(name)) return [];
    return entry.isDirectory() ? filesUnder(name) : [name];
  });
}

/** The text of a file of the repository. */
export const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Every package.json of the workspace: its folder, and its content unread. */
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
  'shell',
  'tests',
] as const;

/** Folders that hold the code of the product. */
export const sourceFolders = packageFolders.filter((folder) => folder !== '.' && folder !== 'tests');
