import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/** Matches an address, but not within a longer one: `ann@a.co` matches neither `joann@a.co` nor `ann@a.com`. */
function addressPattern(email: string): RegExp {
  const escaped = email.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w.!#$%&'*+/=?^\`{|}~-])${escaped}(?![\\w-]|\\.\\w)`, 'i');
}

/** Deletes the email files that are addressed to an address or mention it. Without a mail server, emails are saved as files. */
export async function deleteMailsTo(folder: string, email: string): Promise<void> {
  const pattern = addressPattern(email);
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.endsWith('.txt'))) {
    const file = path.join(folder, name);
    const text = await readFile(file, 'utf8').catch(() => '');
    if (!pattern.test(text)) continue;
    await rm(file, { force: true });
    await rm(file.replace(/txt$/, 'html'), { force: true });
  }
}
