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

function imageAt(address: string) {
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

describe('the share image', () => {
  const images = pages.map((page) => ({ path: page.path, image: headOf(page, 'en-US').socialImage }));

  it.each(images)('of $path exists, has the declared size and is below 100 kB', ({ image }) => {
    const { width, height, bytes } = imageAt(image?.path ?? 'none');

    expect([width, height]).toEqual([image?.width, image?.height]);
    expect(bytes).toBeLessThan(100_000);
    expect(image?.alt.length).toBeGreaterThan(20);
  });

  it('is unique for every indexed page', () => {
    const indexed = pages.filter(({ robots }) => robots === 'index').map((page) => headOf(page, 'en-US').socialImage);

    expect(new Set(indexed.map((image) => image?.path)).size).toBe(indexed.length);
  });

  it('is used by a page', () => {
    const used = images.map(({ image }) => `${publicFolder}${image?.path}`);

    expect(filesUnder(`${publicFolder}/social`).filter((file) => !used.includes(file))).toEqual([]);
  });
});

describe('the web manifest', () => {
  const { icons, ...site } = manifest.parse(JSON.parse(textOf(`${publicFolder}/manifest.webmanifest`)));

  it.each(icons)('names $src, which exists and has the declared size', ({ src, sizes, purpose }) => {
    const { width, height, alpha } = imageAt(src);

    expect(`${width}x${height}`).toBe(sizes);
    // Maskable icons are cropped, so they must be opaque.
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

  it('contains an image of each usual size', () => {
    const images = Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
      const entry = file.subarray(6 + 16 * index);
      const [bytes, offset] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
      const { width, height } = PNG.sync.read(file.subarray(offset, offset + bytes));
      return { declared: [entry.readUInt8(0), entry.readUInt8(1)], actual: [width, height] };
    });

    expect(images).toEqual([16, 32, 48].map((size) => ({ declared: [size, size], actual: [size, size] })));
    expect(file.length).toBeLessThan(5000);
  });
});

describe('the page template', () => {
  it('links to existing files', () => {
    const links = [...textOf('shell/index.html').matchAll(/<link [^>]*href="([^"]+)"/g)].map(([, href = '']) => href);
    const served = filesUnder(publicFolder).map((file) => file.slice(publicFolder.length));

    expect(links.length).toBeGreaterThan(3);
    expect(links.filter((href) => !served.includes(href))).toEqual([]);
  });

  it('has a home screen icon of 180 pixels', () => {
    const [, href = ''] = /rel="apple-touch-icon" href="([^"]+)"/.exec(textOf('shell/index.html')) ?? [];

    expect(imageAt(href)).toMatchObject({ width: 180, height: 180, alpha: false });
  });
});
