import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { extractText, getDocumentProxy } from 'unpdf';

/** Returns the visible text of a table's cells, row by row, headers first. */
export async function rowsOf(table: Locator): Promise<string[][]> {
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

/** Converts a cell of the screen to its text in a CSV file: "5 h 50 min" to 350, "91%" to 91, "Jan 10, 2025" to 2025-01-10. */
export function toCsvText(text: string): string {
  const [, hours, minutes] = /^(\d+) h (\d+) min$/.exec(text) ?? [];
  if (hours !== undefined) return String(60 * Number(hours) + Number(minutes));
  const [, whole, seconds] = /^(\d+) min (\d+) s$/.exec(text) ?? [];
  if (whole !== undefined) return String(60 * Number(whole) + Number(seconds));
  if (/^\w{3} \d{1,2}, \d{4}$/.test(text)) return new Date(`${text} UTC`).toISOString().slice(0, 10);
  if (text === 'None' || text === 'Not broken down') return '';
  return text.replace(/^([\d,]+)%?$/, (_, number: string) => number.replaceAll(',', '')).replaceAll(', ', '; ');
}

/** Clicks a button and returns the downloaded file. */
export async function clickToDownload(page: Page, button: Locator): Promise<{ name: string; bytes: Uint8Array }> {
  const downloading = page.waitForEvent('download');
  await button.click();
  const download = await downloading;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** Downloads a file from the open dialog. */
export async function downloadAs(page: Page, format: 'CSV' | 'PDF'): Promise<{ name: string; bytes: Uint8Array }> {
  const dialog = page.getByRole('dialog');
  await dialog.getByText(format, { exact: true }).click();
  return clickToDownload(page, dialog.getByRole('button', { name: 'Download', exact: true }));
}

/** Returns the records of a CSV file. Throws if it doesn't start with a byte order mark. */
export function readCsv(bytes: Uint8Array): string[][] {
  const text = Buffer.from(bytes).toString('utf8');
  if (!text.startsWith('\uFEFF')) throw new Error('The file has no byte order mark.');
  return parse(text, { bom: true });
}

/** Returns the text of a PDF without spaces, which readers only guess from positions. */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text.replace(/\s/g, '');
}

/** Returns the text of a PDF's first page without spaces, and where its lines start, in points. */
export async function firstPageOfPdf(bytes: Uint8Array): Promise<{ text: string; start: number }> {
  const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1);
  const items = (await page.getTextContent()).items.filter((item) => 'str' in item);
  const written = items.filter(({ str }) => str.trim() !== '');
  return {
    text: written
      .map(({ str }) => str)
      .join('')
      .replace(/\s/g, ''),
    start: Math.min(...written.map(({ transform }) => Math.round(Number(transform[4])))),
  };
}
