// @ts-check
import { importSource } from '../../../tools/build/importSource.mjs';

const samples = Number(process.env['BENCH_LAWS'] ?? 100_000);

/** Laws of problems and grading, with more samples than the tests have. @returns {Promise<import('../table.mjs').Row[]>} */
export async function lawRows() {
  /** @type {typeof import('./laws.ts')} */
  const { brokenLaws, disagreements } = await importSource('laws', 'tests/load/play/laws.ts');
  const problems = brokenLaws(samples);
  const answers = disagreements(samples);
  const target = { max: 0 };
  return [
    { name: 'problems checked', value: problems.checked, unit: '' },
    { name: 'problems that break a law', value: problems.broken, unit: '', target },
    { name: `answers in ${samples.toLocaleString('en-US')} games`, value: answers.checked, unit: '' },
    { name: 'answers that the server grades differently', value: answers.different, unit: '', target },
  ];
}
