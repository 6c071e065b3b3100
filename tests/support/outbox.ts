import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { root } from '../../tools/run.mjs';

const folder = path.join(root, 'data', 'outbox');

/** Waits for an email to an address whose text matches, deletes it and returns it with its headers. */
export async function takeEmail(email: string, wanted = /./): Promise<string> {
  let file = '';
  let text = '';
  async function findEmail(): Promise<boolean> {
    const names = await readdir(folder).catch(() => []);
    for (const name of names.toSorted((one, other) => other.localeCompare(one))) {
      file = path.join(folder, name);
      text = await readFile(file, 'utf8').catch(() => '');
      if (text.startsWith(`To: ${email}\n`) && wanted.test(text)) return true;
    }
    return false;
  }
  await expect.poll(findEmail, { message: `an email to ${email}` }).toBe(true);
  await rm(file, { force: true });
  return text;
}

/** Waits for an email to an address, deletes it and returns its link. */
export async function emailedLink(email: string): Promise<string> {
  const text = await takeEmail(email);
  const [, body = ''] = /\n\n([^]*)/.exec(text) ?? [];
  return /https?:\/\/\S+/.exec(body)?.[0] ?? '';
}
