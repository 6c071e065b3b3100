// @ts-check
import './node-version.mjs';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { install } from './install.mjs';
import { root } from './run.mjs';

const widths = [360, 768, 1280];
const themes = ['default', 'dark', 'high-contrast'];

/**
 * @param {string} pathname
 * @param {string} folder
 */
async function photograph(pathname, folder) {
  const { build } = await import('./build.mjs');
  const { launch } = await import('./chromium.mjs');
  const { startServer } = await import('./serve.mjs');
  await build();
  const server = await startServer();
  const chromium = await launch();
  try {
    mkdirSync(folder, { recursive: true });
    for (const theme of themes) {
      for (const width of widths) {
        const context = await chromium.newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
        await wear(context, theme, server.url);
        const page = await context.newPage();
        await page.goto(server.url + pathname, { waitUntil: 'networkidle' });
        await page.evaluate(() => document.fonts.ready);
        const name = `${pathname.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'home'}-${width}-${theme}.png`;
        await page.screenshot({ path: path.join(folder, name), fullPage: true });
        console.log(path.relative(root, path.join(folder, name)));
        await context.close();
      }
    }
  } finally {
    await chromium.close();
    await server.stop();
  }
}

/**
 * Chooses a theme as a returning visitor has it: in the cookie for the server, in storage for the page.
 * @param {import('playwright').BrowserContext} context
 * @param {string} theme
 * @param {string} url
 */
async function wear(context, theme, url) {
  const preferences = { theme, textSize: 100, reducedMotion: 'system', soundEnabled: true, gameSpeed: 'standard' };
  await context.addCookies([{ name: 'preferences', value: `${theme}.100.system`, url }]);
  await context.addInitScript((text) => {
    localStorage.setItem('countertop.preferences', text);
  }, JSON.stringify(preferences));
}

// `npm run look -- /game [--out folder]`: pictures of a page at three widths in three themes, for people to look at.
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string', default: 'look-shots' } },
  });
  await install();
  for (const pathname of positionals.length > 0 ? positionals : ['/']) {
    if (!pathname.startsWith('/')) throw new Error('Name a page by its path, for example: npm run look -- /game');
    await photograph(pathname, path.resolve(root, values.out));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
