import { existsSync } from 'node:fs';
import { chmod, open } from 'node:fs/promises';

/** Files are for the user who runs the server alone; so are folders. */
export const privateFileMode = 0o600;
export const privateFolderMode = 0o700;

/** Creates an empty file that only its owner can read, for a program that would create it for everybody. */
export async function createPrivateFile(file: string): Promise<void> {
  await (await open(file, 'a', privateFileMode)).close();
}

/** Closes a file to everybody but its owner, where it exists. A file of another user stays as its owner wants it. */
export async function makePrivate(file: string): Promise<void> {
  if (existsSync(file)) await chmod(file, privateFileMode).catch(() => {});
}
