import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { siteFile, type SiteFile } from '@countertop/contract/site/site';
import * as z from 'zod/mini';
import type { Environment } from '../../platform/config/env.ts';
import { StartError } from '../../platform/config/startError.ts';
import { readAssets, type Assets } from './assets.ts';
import { newestFiles } from './newestFiles.ts';
import { foreignOrigins, Remotes } from '../remotes/remotes.ts';

/** Placeholders in the shell's `index.html`. */
const placeholders = [
  '__THEME__',
  '__TEXT_SIZE__',
  '__MOTION__',
  '__SETTINGS__',
  '__REMOTES__',
  '<!--__PAGE_COLORS__-->',
  '<!--__HEAD__-->',
  '<!--__STYLES__-->',
  '<!--__PRELOADS__-->',
  '<!--__BODY__-->',
  '<!--__NO_SCRIPT__-->',
  '<!--__OLD_BROWSER__-->',
];

/** The built shell, read once at start, and its remotes. */
export interface WebBuild {
  readonly template: string;
  readonly manifest: SiteFile;
  readonly remotes: Remotes;
  readonly remoteOrigins: readonly string[];
  /** Also those of earlier builds, which open tabs may need. */
  readonly shellAssets: Assets;
  /** Paths of the files of the newest build. */
  readonly shellFiles: readonly string[];
}

const buildHint = 'Run `npm run build` and start again.';

async function readBuilt(folder: string, name: string): Promise<string> {
  try {
    return await readFile(path.join(folder, name), 'utf8');
  } catch {
    throw new StartError(`The site is not built: ${path.join(folder, name)} is missing. ${buildHint}`);
  }
}

function parseManifest(text: string, folder: string): SiteFile {
  try {
    return z.parse(siteFile, JSON.parse(text));
  } catch (error) {
    const [issue] = error instanceof z.core.$ZodError ? error.issues : [];
    const where = issue ? ` (${issue.path.join('.')}: ${issue.message})` : '';
    throw new StartError(`${path.join(folder, 'site.json')} cannot be read${where}. ${buildHint}`);
  }
}

/** Reads the built shell and remotes. Throws `StartError` if the shell is missing or incompatible; a remote may be missing. */
export async function readWebBuild(siteFolder: string, env: Environment, now: () => number): Promise<WebBuild> {
  const template = await readBuilt(siteFolder, 'index.html');
  const missing = placeholders.filter((placeholder) => !template.includes(placeholder));
  if (missing.length > 0) {
    throw new StartError(`${path.join(siteFolder, 'index.html')} lacks ${missing.join(', ')}. ${buildHint}`);
  }
  return {
    template,
    manifest: parseManifest(await readBuilt(siteFolder, 'site.json'), siteFolder),
    remotes: await Remotes.read(siteFolder, template, env, now),
    remoteOrigins: foreignOrigins(env),
    shellAssets: await readAssets(siteFolder),
    shellFiles: await newestFiles(siteFolder),
  };
}
