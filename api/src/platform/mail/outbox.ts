import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/** A pattern that finds an address, but not in a longer one: `ann@a.co` is neither in `joann@a.co` nor in `ann@a.com`. */
function addressPattern(email: string): RegExp {
  const escaped = email.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w.!#$%&'*+/=?^\`{|}~-])${escaped}(?![\\w-]|\\.\\w)`, 'i');
}

/** Deletes the mails to an address that are kept as files because there is no mail server, and those that name it. */
export async function deleteMailsTo(folder: string, email: string): Promise<void> {
  const pattern = addressPattern(email);
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.endsWith('.txt'))) {
    const file = path.join(folder, name);
    const text = await readFile(file, 'utf8').catch(() => '');
    if (pattern.test(text)) await rm(file, { force: true });
  }
}
