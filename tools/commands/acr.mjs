// @ts-check
import '../node-version.mjs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pdfFile, readFonts, reportFiles } from '../acr/files.mjs';
import { importSource } from '../build/importSource.mjs';
import { root } from '../run.mjs';

/** Writes the accessibility conformance report: the results for /accessibility, OpenACR files and a PDF. */
const { files, pdf } = reportFiles();
const { conformancePdf } = await importSource('acr', 'tools/acr/pdf.ts');
const all = { ...files, [pdfFile]: await conformancePdf(pdf, readFonts()) };
for (const [file, content] of Object.entries(all)) {
  await fs.mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await fs.writeFile(path.join(root, file), content);
  console.log(`wrote ${file}`);
}
