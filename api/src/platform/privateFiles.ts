import { existsSync } from 'node:fs';
import { chmod, open } from 'node:fs/promises';

/** Readable only by the user who runs the server. */
export const privateFileMode = 0o600;
export const privateFolderMode = 0o700;

/** Creates an empty file that only its owner can read, for a library that would create it with default permissions. */
export async function createPrivateFile(file: string): Promise<void> {
  await (await open(file, 'a', privateFileMode)).close();
}

/** Makes an existing file readable only by its owner. Leaves files of other users alone. */
export async function makePrivate(file: string): Promise<void> {
  if (existsSync(file)) await chmod(file, privateFileMode).catch(() => {});
}
