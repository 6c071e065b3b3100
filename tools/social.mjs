// @ts-check
import './node-version.mjs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PNG } from 'pngjs';
import { launch } from './chromium.mjs';
import { install } from './install.mjs';
import { encodeIco } from './ico.mjs';
import { root } from './run.mjs';
import { buildStorybook, serveStorybook } from './storybook.mjs';

const folder = path.join(root, 'shell/public');
/** Shown uncropped by every social network. shell/src/pages/socialImage.ts declares the same size to crawlers. */
const socialSize = { width: 1200, height: 630 };
const storyPrefix = 'shell-share-previews--';

/**
 * Home screen icons: the logo on the brand's background color. `mark` is the logo's share of the width, `corner` the corner radius.
 * Maskable icons are cropped to any shape, so the logo stays in the inner 80 % and the corners are square.
 */
const icons = [
  { name: 'any-192', size: 192, mark: 0.68, corner: 0.2 },
  { name: 'any-512', size: 512, mark: 0.68, corner: 0.2 },
  { name: 'maskable-192', size: 192, mark: 0.52, corner: 0 },
  { name: 'maskable-512', size: 512, mark: 0.52, corner: 0 },
  { name: 'apple-touch', size: 180, mark: 0.64, corner: 0 },
];

/** Sizes in `favicon.ico`, in pixels. */
const faviconSizes = [16, 32, 48];

/**
 * Compresses a PNG better than the browser does.
 * @param {Buffer} png
 * @param {boolean} [hasAlpha]
 */
function compress(png, hasAlpha = false) {
  const colorType = hasAlpha ? 6 : 2;
  return PNG.sync.write(PNG.sync.read(png), { colorType, deflateLevel: 9, deflateStrategy: 0 });
}

/** @param {string} name @param {Buffer} content */
async function write(name, content) {
  const file = path.join(folder, name);
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, content);
  return file;
}

/** @param {import('playwright').Browser} chromium @param {string} url of the Storybook @param {string} story */
async function takePreview(chromium, url, story) {
  const page = await chromium.newPage({ viewport: socialSize, reducedMotion: 'reduce' });
  await page.goto(`${url}iframe.html?id=${story}&viewMode=story`);
  await page.getByRole('img').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ animations: 'disabled' });
  await page.close();
  return write(path.join('social', `${story.slice(storyPrefix.length)}.png`), compress(png));
}

/**
 * @param {import('playwright').Browser} chromium
 * @param {string} svg
 * @param {Omit<typeof icons[number], 'name'>} icon
 * @returns {Promise<Buffer>} a PNG
 */
async function takeIcon(chromium, svg, { size, mark, corner }) {
  const page = await chromium.newPage({ viewport: { width: size, height: size }, colorScheme: 'light' });
  const side = Math.round(size * mark);
  await page.setContent(`<!doctype html><style>
    html, body, main { margin: 0; block-size: 100% }
    main { display: grid; place-items: center; background: #fff1c9; border-radius: ${corner * size}px }
    svg { inline-size: ${side}px; block-size: ${side}px }
  </style><main>${svg}</main>`);
  const png = await page.screenshot({ omitBackground: corner > 0 });
  await page.close();
  return compress(png, corner > 0);
}

/** @param {import('playwright').Browser} chromium @param {string} svg */
async function takeFavicon(chromium, svg) {
  const images = [];
  for (const size of faviconSizes) {
    images.push({ size, png: await takeIcon(chromium, svg, { size, mark: 0.88, corner: 0.2 }) });
  }
  return write('favicon.ico', encodeIco(images));
}

// `node tools/social.mjs [--storybook folder]`: renders the images of share previews and the app icons. Commit the result.
process.chdir(root);
try {
  const { values } = parseArgs({ options: { storybook: { type: 'string' } } });
  await install();
  const storybook = path.resolve(values.storybook ?? path.join(root, '.cache/storybook'));
  if (values.storybook === undefined) await buildStorybook(storybook);
  const { entries } = JSON.parse(await fs.readFile(path.join(storybook, 'index.json'), 'utf8'));
  const stories = Object.keys(entries).filter((id) => id.startsWith(storyPrefix) && entries[id].type === 'story');
  const svg = await fs.readFile(path.join(folder, 'icon.svg'), 'utf8');
  const server = await serveStorybook(storybook);
  const chromium = await launch();
  try {
    const files = [];
    for (const story of stories) files.push(await takePreview(chromium, server.url, story));
    for (const icon of icons) {
      files.push(await write(path.join('icons', `${icon.name}.png`), await takeIcon(chromium, svg, icon)));
    }
    files.push(await takeFavicon(chromium, svg));
    for (const file of files) {
      const { size } = await fs.stat(file);
      console.log(`${path.relative(root, file)}  ${(size / 1000).toFixed(1)} kB`);
    }
  } finally {
    await chromium.close();
    server.stop();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
