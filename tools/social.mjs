// @ts-check
import './node-version.mjs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PNG } from 'pngjs';
import { launch } from './chromium.mjs';
import { install } from './install.mjs';
import { icoOf } from './pictures/icoOf.mjs';
import { serveFolder } from './pictures/serve-folder.mjs';
import { buildStorybook } from './pictures/storybookOf.mjs';
import { root } from './run.mjs';

const folder = path.join(root, 'shell/public');
/** Shown by every network without cutting; shell/src/pages/socialImage.ts says the same to crawlers. */
const socialSize = { width: 1200, height: 630 };
const storyPrefix = 'shell-share-previews--';

/**
 * What a home screen shows: the mark of the house on the colour of its walls. A maskable one is cut to any shape, so its mark stands in the inner
 * circle of four fifths, and it has no corners of its own.
 */
const icons = [
  { name: 'any-192', size: 192, mark: 0.68, corner: 0.2 },
  { name: 'any-512', size: 512, mark: 0.68, corner: 0.2 },
  { name: 'maskable-192', size: 192, mark: 0.52, corner: 0 },
  { name: 'maskable-512', size: 512, mark: 0.52, corner: 0 },
  { name: 'apple-touch', size: 180, mark: 0.64, corner: 0 },
];

/** What `favicon.ico` holds, in pixels. So small, the mark takes all the room there is. */
const faviconSizes = [16, 32, 48];

/**
 * Returns a picture smaller than the browser writes it, which is in a hurry.
 * @param {Buffer} picture
 * @param {boolean} [isSeeThrough]
 */
function smaller(picture, isSeeThrough = false) {
  const colorType = isSeeThrough ? 6 : 2;
  return PNG.sync.write(PNG.sync.read(picture), { colorType, deflateLevel: 9, deflateStrategy: 0 });
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
  const picture = await page.screenshot({ animations: 'disabled' });
  await page.close();
  return write(path.join('social', `${story.slice(storyPrefix.length)}.png`), smaller(picture));
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
  const picture = await page.screenshot({ omitBackground: corner > 0 });
  await page.close();
  return smaller(picture, corner > 0);
}

/** @param {import('playwright').Browser} chromium @param {string} svg */
async function takeFavicon(chromium, svg) {
  const pictures = [];
  for (const size of faviconSizes) {
    pictures.push({ size, png: await takeIcon(chromium, svg, { size, mark: 0.88, corner: 0.2 }) });
  }
  return write('favicon.ico', icoOf(pictures));
}

// `node tools/social.mjs [--storybook folder]`: takes the pictures of share previews and the icons, to be committed.
process.chdir(root);
try {
  const { values } = parseArgs({ options: { storybook: { type: 'string' } } });
  await install();
  const storybook = path.resolve(values.storybook ?? path.join(root, '.cache/pictures/storybook'));
  if (values.storybook === undefined) await buildStorybook(root, storybook);
  const { entries } = JSON.parse(await fs.readFile(path.join(storybook, 'index.json'), 'utf8'));
  const stories = Object.keys(entries).filter((id) => id.startsWith(storyPrefix) && entries[id].type === 'story');
  const svg = await fs.readFile(path.join(folder, 'icon.svg'), 'utf8');
  const server = await serveFolder(storybook);
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
