import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { root } from '../../tools/run.mjs';

const folder = path.join(root, 'data', 'outbox');

/** The link of the newest mail to an address, once it is there; the mail is removed. */
export async function linkMailedTo(email: string): Promise<string> {
  let file = '';
  let mail = '';
  async function look(): Promise<boolean> {
    const names = await readdir(folder).catch(() => []);
    for (const name of names.toSorted((one, other) => other.localeCompare(one))) {
      file = path.join(folder, name);
      mail = await readFile(file, 'utf8').catch(() => '');
      if (mail.startsWith(`To: ${email}\n`)) return true;
    }
    return false;
  }
  await expect.poll(look, { message: `a mail to ${email}` }).toBe(true);
  await rm(file, { force: true });
  const [, text = ''] = /\n\n([^]*)/.exec(mail) ?? [];
  return /https?:\/\/\S+/.exec(text)?.[0] ?? '';
}
