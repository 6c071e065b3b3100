import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/** Returns a pattern that matches an address but not a longer one: `ann@a.co` is neither in `joann@a.co` nor in `ann@a.com`. */
function addressPattern(email: string): RegExp {
  const escaped = email.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w.!#$%&'*+/=?^\`{|}~-])${escaped}(?![\\w-]|\\.\\w)`, 'i');
}

/** Deletes the email files that were sent to an address or mention it. */
export async function deleteMailsTo(folder: string, email: string): Promise<void> {
  const pattern = addressPattern(email);
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.endsWith('.txt'))) {
    const file = path.join(folder, name);
    const text = await readFile(file, 'utf8').catch(() => '');
    if (pattern.test(text)) await rm(file, { force: true });
  }
}
