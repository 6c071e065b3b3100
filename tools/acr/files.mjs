// @ts-check
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../run.mjs';
import { conformanceOf } from './conformance.mjs';
import { allProofs, products } from './evidence.mjs';
import { openAcrOf } from './openAcr.mjs';
import { levelTexts, methods, productTexts, remarksOf } from './texts.mjs';

const { resolve } = createRequire(path.join(root, 'design-system/package.json'));

/** Results for the page, read by the shell. */
const resultsFile = 'shell/src/pages/accessibility/conformance.json';
/** Served under /accessibility/. */
export const pdfFile = 'shell/public/accessibility/conformance-report.pdf';

/** @param {string} file relative to the repository's root */
const readJson = (file) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));

/** @param {string} name */
const font = (name) => [fs.readFileSync(resolve(`@fontsource/${name}-latin-400-normal.woff`))];

/** Fonts of the PDF. */
export const readFonts = () => ({ display: font('caprasimo/files/caprasimo'), text: font('lexend/files/lexend') });

/**
 * Returns the files of the report as text, by path, and the text of the PDF.
 * @returns {{ files: Readonly<Record<string, string>>, pdf: import('./pdf.ts').ReportText }}
 */
export function reportFiles() {
  const proofs = allProofs();
  const conformance = conformanceOf(proofs, readJson('docs/accessibility/review.json'));
  const { version } = readJson('package.json');
  const json = `${JSON.stringify(conformance, undefined, 2)}\n`;
  const yaml = products.map((product) => [
    `shell/public/accessibility/openacr-${product}.yaml`,
    openAcrOf(conformance, product, proofs, version),
  ]);
  const parts = products.map((product) => ({
    title: productTexts[product].name,
    lead: productTexts[product].description,
    rows: conformance.criteria.map(({ number, name, level, results }) => {
      const own = proofs.filter((proof) => proof.criteria.includes(number) && proof.products.includes(product));
      const result = results[product];
      return `${number} ${name} (${level}): ${levelTexts[result.level]}. ${remarksOf(result, own)}`.trim();
    }),
  }));
  const title = 'Countertop Accessibility Conformance Report';
  const lead = `WCAG 2.2, levels A and AA. Version ${version}, ${conformance.date}. ${methods}`;
  const digest = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return {
    files: { [resultsFile]: json, ...Object.fromEntries(yaml) },
    pdf: { title, lead, date: conformance.date, digest, parts },
  };
}
