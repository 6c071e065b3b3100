import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';

const builds = z.array(z.array(z.string()));

/** Returns the paths of the files of the newest build in a folder, which `builds.json` lists. A folder without it has none. */
export async function newestFiles(folder: string): Promise<readonly string[]> {
  const text = await readFile(path.join(folder, 'builds.json'), 'utf8').catch(() => '[]');
  try {
    const [newest = []] = z.parse(builds, JSON.parse(text));
    return newest;
  } catch {
    return [];
  }
}
