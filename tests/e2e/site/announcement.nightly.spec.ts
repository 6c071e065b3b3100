import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import { root } from '../../../tools/run.mjs';
import { startNode, type Server } from '../../../tools/serve.mjs';
import { emailedLink } from '../../support/outbox.ts';
import { query, test } from '../../support/ownServer.ts';
import { open } from '../../support/visitor.ts';

/** Runs the announcement of a release that has opened the game. Returns its output. */
async function announceOpenedGame(server: Server): Promise<string> {
  const release = path.join(root, `api/dist-opened-${process.pid}`);
  cpSync(path.join(root, 'api/dist'), release, { recursive: true });
  try {
    for (const name of readdirSync(release).filter((file) => file.endsWith('.mjs'))) {
      const file = path.join(release, name);
      const opened = readFileSync(file, 'utf8').replaceAll(
        /stage: ['"]coming['"],(\s+)path: null/g,
        "stage: 'open',$1path: '/game'",
      );
      writeFileSync(file, opened);
    }
    const { href } = pathToFileURL(path.join(release, 'announce.mjs'));
    const script = `const { announce } = await import('${href}'); console.log(await announce(['missing-number'], process.env));`;
    const environment = { DATABASE_URL: server.database, PUBLIC_ORIGIN: server.url };
    const command = startNode(['--input-type=module', '--eval', script], environment);
    expect(await command.ended, command.output()).toBe(0);
    return command.output();
  } finally {
    rmSync(release, { recursive: true, force: true });
  }
}

test('everyone who waits for a game gets one email when it opens, and is forgotten (promise:early-access-mail)', async ({
  page,
  server,
}) => {
  const email = `waits-${Date.now()}@home.example`;
  await open(page, '/');
  await page.getByRole('button', { name: 'Get early access' }).click();
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  const confirm = new URL(await emailedLink(email));
  await open(page, `${confirm.pathname}${confirm.hash}`);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'You’re on the list' })).toBeFocused();

  const outputs = [await announceOpenedGame(server), await announceOpenedGame(server)];

  expect(outputs[0]).toContain('Emailed 1 address that The Missing Number is open, and deleted each.');
  expect(outputs[1]).toContain('Emailed 0 addresses');
  expect(await query(server, 'select email from early_access')).toEqual([]);
  const link = new URL(await emailedLink(email));
  await open(page, link.pathname);
  await expect(page.getByRole('button', { name: /Start Playing Now/ }).first()).toBeVisible();
});
