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
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wav': 'audio/wav',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** For the build and the server, of no use to a browser. */
const privateFiles = new Set(['builds.json', 'mf-stats.json', 'site.json']);
const hashedName = /\.[0-9a-f]{8,}\.\w+$/;
const foreverHeader = 'public, max-age=31536000, immutable';
/** Browsers and feed readers ask for it by themselves, again and again, at this one address. */
const faviconName = 'favicon.ico';
const dayHeader = 'public, max-age=86400';

/** A file of a build with its compressed forms, all in memory. */
export interface Asset {
  readonly type: string;
  readonly etag: string;
  /** For the attribute of that name. */
  readonly integrity: string;
  readonly cacheControl: string;
  readonly plain: Buffer;
  readonly br: Buffer | undefined;
  readonly gzip: Buffer | undefined;
}

/** Files by their path inside the folder, with forward slashes and none in front. */
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
    // Weak: the compressed forms share it.
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
 * Reads a folder into memory: a running server keeps serving the build it began with, whole, while the next one is
 * being written. Only known kinds of file are taken, so no source map, page or dotfile is ever served. A folder that
 * is not there has no files. `isImmutable`: what is in this folder never changes, whatever its files are called.
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

/** Answers with an asset: compressed when the browser takes it, 304 when it has it. */
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
