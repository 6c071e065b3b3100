import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { headOf } from '../../shell/src/pages/head.ts';
import { pages } from '../../shell/src/pages/pages.ts';
import { root } from '../support/planted.ts';
import { filesUnder, textOf } from '../support/sources.ts';

const publicFolder = 'shell/public';

/** A picture that is served at this path. */
function pictureAt(address: string) {
  const file = readFileSync(path.join(root, publicFolder, address));
  const { width, height, alpha } = PNG.sync.read(file);
  return { width, height, alpha, bytes: file.length };
}

const icon = z.strictObject({
  src: z.string(),
  type: z.literal('image/png'),
  sizes: z.string(),
  purpose: z.enum(['any', 'maskable']),
});
const manifest = z.looseObject({
  name: z.string(),
  short_name: z.string(),
  start_url: z.string(),
  icons: z.array(icon),
});

describe('the picture for share previews', () => {
  const images = pages.map((page) => ({ path: page.path, image: headOf(page, 'en-US').socialImage }));

  it.each(images)('of $path is there, as large as it says and below 100 kB', ({ image }) => {
    const { width, height, bytes } = pictureAt(image?.path ?? 'none');

    expect([width, height]).toEqual([image?.width, image?.height]);
    expect(bytes).toBeLessThan(100_000);
    expect(image?.alt.length).toBeGreaterThan(20);
  });

  it('is one of its own on every page that may be listed', () => {
    const listed = pages.filter(({ robots }) => robots === 'index').map((page) => headOf(page, 'en-US').socialImage);

    expect(new Set(listed.map((image) => image?.path)).size).toBe(listed.length);
  });

  it('is named by a page, whichever lies in the folder', () => {
    const named = images.map(({ image }) => `${publicFolder}${image?.path}`);

    expect(filesUnder(`${publicFolder}/social`).filter((file) => !named.includes(file))).toEqual([]);
  });
});

describe('the web manifest', () => {
  const { icons, ...site } = manifest.parse(JSON.parse(textOf(`${publicFolder}/manifest.webmanifest`)));

  it.each(icons)('names $src, which is there and as large as it says', ({ src, sizes, purpose }) => {
    const { width, height, alpha } = pictureAt(src);

    expect(`${width}x${height}`).toBe(sizes);
    // What is cut to a shape may have no corners of its own.
    expect(alpha).toBe(purpose === 'any');
  });

  it('has both kinds of icon in both sizes', () => {
    const kinds = icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`).toSorted();

    expect(kinds).toEqual(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']);
    expect(pages.map(({ path: address }) => address)).toContain(site.start_url);
  });
});

describe('favicon.ico', () => {
  const file = readFileSync(path.join(root, publicFolder, 'favicon.ico'));

  it('holds a picture of each size that tabs and lists show', () => {
    const pictures = Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
      const entry = file.subarray(6 + 16 * index);
      const [bytes, offset] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
      const { width, height } = PNG.sync.read(file.subarray(offset, offset + bytes));
      return { said: [entry.readUInt8(0), entry.readUInt8(1)], is: [width, height] };
    });

    expect(pictures).toEqual([16, 32, 48].map((size) => ({ said: [size, size], is: [size, size] })));
    expect(file.length).toBeLessThan(5000);
  });
});

describe('the page that the server fills', () => {
  it('names files that are served', () => {
    const links = [...textOf('shell/index.html').matchAll(/<link [^>]*href="([^"]+)"/g)].map(([, href = '']) => href);
    const served = filesUnder(publicFolder).map((file) => file.slice(publicFolder.length));

    expect(links.length).toBeGreaterThan(3);
    expect(links.filter((href) => !served.includes(href))).toEqual([]);
  });

  it('has an icon for home screens of 180 pixels', () => {
    const [, href = ''] = /rel="apple-touch-icon" href="([^"]+)"/.exec(textOf('shell/index.html')) ?? [];

    expect(pictureAt(href)).toMatchObject({ width: 180, height: 180, alpha: false });
  });
});
