import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from 'koa';
import { preferredEncoding } from './encoding.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wav': 'audio/wav',
  '.yaml': 'application/yaml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Only for the build and the server. */
const privateFiles = new Set(['builds.json', 'mf-stats.json', 'site.json']);
const hashedName = /\.[0-9a-f]{8,}\.\w+$/;
const foreverHeader = 'public, max-age=31536000, immutable';
/** Browsers and feed readers request it often, always at this fixed path. */
const faviconName = 'favicon.ico';
const dayHeader = 'public, max-age=86400';

/** A file of a build with its compressed forms, in memory. */
export interface Asset {
  readonly type: string;
  readonly etag: string;
  /** Value of the `integrity` attribute. */
  readonly integrity: string;
  readonly cacheControl: string;
  readonly plain: Buffer;
  readonly br: Buffer | undefined;
  readonly gzip: Buffer | undefined;
}

/** Files by their path inside the folder, with forward slashes but no leading one. */
export type Assets = ReadonlyMap<string, Asset>;

async function readIfThere(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch(() => undefined);
}

function cacheControlOf(file: string, isImmutable: boolean): string {
  if (isImmutable || hashedName.test(file)) return foreverHeader;
  return path.basename(file) === faviconName ? dayHeader : 'no-cache';
}

async function readAsset(file: string, type: string, isImmutable: boolean): Promise<Asset> {
  const plain = await readFile(file);
  return {
    type,
    // Weak, because the compressed forms share it.
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    integrity: `sha384-${createHash('sha384').update(plain).digest('base64')}`,
    cacheControl: cacheControlOf(file, isImmutable),
    plain,
    br: await readIfThere(`${file}.br`),
    gzip: await readIfThere(`${file}.gz`),
  };
}

function isPublic(name: string): boolean {
  return !name.split('/').some((part) => part.startsWith('.')) && !privateFiles.has(name);
}

/**
 * Reads a folder into memory, so that a running server keeps serving its complete build while the next one is being written.
 * Includes only known file types, so source maps, pages and dotfiles are never served. A missing folder has no files.
 * `isImmutable` means that the files of this folder never change, whatever their names.
 */
export async function readAssets(folder: string, { isImmutable = false } = {}): Promise<Assets> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const assets = new Map<string, Asset>();
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file).split(path.sep).join('/');
    const type = contentTypes[path.extname(entry.name).toLowerCase()];
    if (entry.isFile() && type !== undefined && isPublic(name)) {
      assets.set(name, await readAsset(file, type, isImmutable));
    }
  }
  return assets;
}

/** Sends an asset, compressed if the browser accepts it, or 304 if the browser has it already. */
export function sendAsset(context: Context, asset: Asset): void {
  context.set({ 'Cache-Control': asset.cacheControl, ETag: asset.etag });
  context.vary('Accept-Encoding');
  context.state['isAsset'] = true;
  context.status = 200;
  if (context.fresh) {
    context.status = 304;
    return;
  }
  const { plain, br, gzip } = asset;
  const encoding = preferredEncoding(context, { br: br !== undefined, gzip: gzip !== undefined });
  context.type = asset.type;
  if (encoding !== 'identity') context.set('Content-Encoding', encoding);
  context.body = { br, gzip, identity: plain }[encoding];
}
