// @ts-check
import '../node-version.mjs';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { install } from '../install.mjs';
import { root } from '../run.mjs';

const widths = [360, 768, 1280];
const themes = ['default', 'dark', 'high-contrast'];
const demoPassword = 'demo counter 7';

/**
 * @param {string} pathname
 * @param {string} folder
 * @param {string | undefined} account a demo account, like `explorer`
 */
async function takeScreenshots(pathname, folder, account) {
  const { build } = await import('../build.mjs');
  const { launch } = await import('../chromium.mjs');
  const { startServer } = await import('../serve.mjs');
  await build();
  const server = await startServer();
  const chromium = await launch();
  try {
    mkdirSync(folder, { recursive: true });
    const cookies = account === undefined ? [] : await signIn(server.url, account);
    for (const theme of themes) {
      for (const width of widths) {
        const context = await chromium.newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
        await context.addCookies(cookies);
        await selectTheme(context, theme, server.url);
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
 * Returns the cookies of a demo account's session.
 * @param {string} url
 * @param {string} account
 */
async function signIn(url, account) {
  const { request } = await import('playwright');
  const client = await request.newContext({ baseURL: url, extraHTTPHeaders: { Origin: url } });
  const data = { email: `${account}@demo.example`, password: demoPassword };
  const response = await client.post('/api/auth/sign-in', { data });
  if (!response.ok()) throw new Error(`Signing in as ${data.email} failed: ${await response.text()}`);
  const { cookies } = await client.storageState();
  await client.dispose();
  return cookies;
}

/**
 * Stores a theme as for a returning visitor: in the cookie for the server, in local storage for the page.
 * @param {import('playwright').BrowserContext} context
 * @param {string} theme
 * @param {string} url
 */
async function selectTheme(context, theme, url) {
  const preferences = { theme, textSize: 100, reducedMotion: 'system', soundEnabled: true, gameSpeed: 'standard' };
  await context.addCookies([{ name: 'preferences', value: `${theme}.100.system`, url }]);
  await context.addInitScript((text) => {
    localStorage.setItem('countertop.preferences', text);
  }, JSON.stringify(preferences));
}

// `npm run screenshots -- /dashboard [--as explorer] [--out folder]`: takes screenshots of a page at three widths in three themes.
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string', default: 'screenshots' }, as: { type: 'string' } },
  });
  await install();
  for (const pathname of positionals.length > 0 ? positionals : ['/']) {
    if (!pathname.startsWith('/'))
      throw new Error('Give the path of a page, for example: npm run screenshots -- /game');
    await takeScreenshots(pathname, path.resolve(root, values.out), values.as);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
