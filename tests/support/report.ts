import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { extractText, getDocumentProxy } from 'unpdf';

/** The texts of a table's lines as a person sees them, the heads first. */
export async function linesOf(table: Locator): Promise<string[][]> {
  const rows = await table.getByRole('row').all();
  return Promise.all(
    rows.map(async (row) => {
      const cells = row.getByRole('cell').or(row.getByRole('rowheader')).or(row.getByRole('columnheader'));
      const texts = await cells.evaluateAll((found) =>
        found.map((cell) => {
          const copy = cell.cloneNode(true) as HTMLElement;
          for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
          return copy.textContent.replace(/\s+/g, ' ').trim();
        }),
      );
      return texts;
    }),
  );
}

/** What a cell of the screen is in a file: "5 h 50 min" as 350, "91%" as 91, "Jan 10, 2025" as 2025-01-10. */
export function asInFile(text: string): string {
  const [, hours, minutes] = /^(\d+) h (\d+) min$/.exec(text) ?? [];
  if (hours !== undefined) return String(60 * Number(hours) + Number(minutes));
  const [, whole, seconds] = /^(\d+) min (\d+) s$/.exec(text) ?? [];
  if (whole !== undefined) return String(60 * Number(whole) + Number(seconds));
  if (/^\w{3} \d{1,2}, \d{4}$/.test(text)) return new Date(`${text} UTC`).toISOString().slice(0, 10);
  if (text === 'None' || text === 'Not broken down') return '';
  return text.replace(/^([\d,]+)%?$/, (_, number: string) => number.replaceAll(',', '')).replaceAll(', ', '; ');
}

async function bytesOf(download: Download): Promise<Uint8Array> {
  return readFile(await download.path());
}

/** Presses a button and waits for the file. */
export async function savedBy(page: Page, button: Locator): Promise<{ name: string; bytes: Uint8Array }> {
  const coming = page.waitForEvent('download');
  await button.click();
  const download = await coming;
  return { name: download.suggestedFilename(), bytes: await bytesOf(download) };
}

/** Presses 'Download' in the open dialog and waits for the file. */
export async function downloadAs(page: Page, format: 'CSV' | 'PDF'): Promise<{ name: string; bytes: Uint8Array }> {
  const dialog = page.getByRole('dialog');
  await dialog.getByText(format, { exact: true }).click();
  return savedBy(page, dialog.getByRole('button', { name: 'Download', exact: true }));
}

/** The records of a CSV, which must begin with the mark of UTF-8. */
export function readCsv(bytes: Uint8Array): string[][] {
  const text = Buffer.from(bytes).toString('utf8');
  if (!text.startsWith('\uFEFF')) throw new Error('The file does not say that it is UTF-8.');
  return parse(text, { bom: true });
}

/** The words of a PDF without spaces, since a reader places those by the eye. */
export async function wordsOfPdf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text.replace(/\s/g, '');
}
