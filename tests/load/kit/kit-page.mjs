// @ts-check
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

const types = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };
const nonce = 'bm9uY2Vub25jZW5vbmNlMTI=';
const cpuSlowdown = 4;

/** @param {boolean} hasStyles */
const html = (hasStyles) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>New child</title>
<meta property="csp-nonce" content="${nonce}">
${hasStyles ? `<link rel="stylesheet" href="page.css" nonce="${nonce}">` : ''}
<script defer src="page.js"></script>
</head>
<body></body>
</html>`;

/**
 * The policy of the product, which also allows styles with the nonce: the other kits know no hashes.
 * @param {Record<string, string>} headers
 */
function withNonce({ 'Content-Security-Policy': policy = '', ...headers }) {
  return { ...headers, 'Content-Security-Policy': policy.replace('style-src', `style-src 'nonce-${nonce}'`) };
}

/**
 * Serves the folder of one page as the product serves its own.
 * @param {string} folder
 * @param {Record<string, string>} [headers] of a page of the product; without them there is no policy
 */
export async function serveKit(folder, headers) {
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://127.0.0.1').pathname;
    const file = path.join(folder, path.basename(name));
    if (name === '/') {
      response.writeHead(200, { ...(headers && withNonce(headers)), 'Content-Type': 'text/html' });
      response.end(html(existsSync(path.join(folder, 'page.css'))));
    } else if (existsSync(file)) {
      response.writeHead(200, { 'Content-Type': types[/** @type {keyof typeof types} */ (path.extname(file))] });
      createReadStream(file).pipe(response);
    } else {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/**
 * Opens a page with a processor four times slower and waits until it is mounted.
 * @param {import('playwright').Browser} chromium
 * @param {string} url
 * @returns {Promise<number>} milliseconds from the call of `render` until the page's effects ran
 */
export async function mountedMs(chromium, url) {
  const page = await chromium.newPage({ viewport: { width: 390, height: 844 } });
  try {
    const protocol = await page.context().newCDPSession(page);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.goto(url);
    await page.waitForFunction(() => performance.getEntriesByName('mounted').length > 0);
    return await page.evaluate(() => performance.getEntriesByName('mounted')[0]?.duration ?? Number.NaN);
  } finally {
    await page.close();
  }
}

/** @param {import('playwright').Page} page */
async function use(page) {
  await page.getByLabel('First name').fill('Mia');
  await page.getByLabel('Name of the restaurant').fill('The Golden Spoon');
  const ages = { name: 'Age group' };
  const select = page
    .getByRole('combobox', ages)
    .or(page.getByRole('button', ages))
    .or(page.getByRole('textbox', ages));
  await select.first().click();
  await page.getByRole('option', { name: 'Pro, 10 to 12 years' }).click();
  await page.getByText('Send me a report each week').click();
  await page.getByRole('button', { name: 'Add child' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Add', exact: true }).click();
  await question.waitFor({ state: 'hidden' });
}

/**
 * Uses a page as a person does (writes, chooses, ticks, opens the question and answers it) and counts what its policy
 * refused.
 * @param {import('playwright').Browser} chromium
 * @param {string} url
 * @returns {Promise<readonly string[]>} one line per refusal
 */
export async function violations(chromium, url) {
  const page = await chromium.newPage({ viewport: { width: 390, height: 844 } });
  /** @type {string[]} */
  const refused = [];
  await page.exposeFunction('refused', (/** @type {string} */ text) => refused.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      Reflect.get(globalThis, 'refused')(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  try {
    await page.goto(url);
    // A kit that the policy stops before it has drawn anything cannot be used.
    const heading = page.getByRole('heading', { name: 'New child' });
    const isDrawn = await heading.waitFor({ timeout: 5000 }).then(
      () => true,
      () => false,
    );
    if (isDrawn) await use(page);
  } finally {
    await page.close();
  }
  return refused;
}
