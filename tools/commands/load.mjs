// @ts-check
import '../node-version.mjs';
import { parseArgs } from 'node:util';
import { build } from '../build.mjs';
import { install } from '../install.mjs';

/**
 * Load test sections.
 * @type {Record<string, (minutes: number) => Promise<import('../../tests/load/table.mjs').Row[]>>}
 */
const sections = {
  async mixed(minutes) {
    const { importSource } = await import('../build/importSource.mjs');
    /** @type {typeof import('../../tests/load/play/playedGame.ts')} */
    const { playedGame } = await importSource('playedGame', 'tests/load/play/playedGame.ts');
    return (await import('../../tests/load/operations/sustained-rows.mjs')).sustainedRows(playedGame(), minutes);
  },
  async classes(minutes) {
    const { importSource } = await import('../build/importSource.mjs');
    /** @type {typeof import('../../tests/load/classes/classLesson.ts')} */
    const { classLesson } = await importSource('classLesson', 'tests/load/classes/classLesson.ts');
    return (await import('../../tests/load/classes/class-rows.mjs')).classRows(classLesson, minutes);
  },
  ingest: async () => [await (await import('../../tests/load/analytics/ingest-row.mjs')).ingestRow()],
  processes: async () => (await import('../../tests/load/operations/processes-rows.mjs')).processesRows(),
  account: async () => (await import('../../tests/load/accounts/one-account-rows.mjs')).oneAccountRows(),
  growth: async () => (await import('../../tests/load/analytics/growth-rows.mjs')).growthRows(),
};

// `npm run load [-- mixed classes ingest processes account growth] [--minutes 5]`: runs load tests and prints the table for docs/scale.md.
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { minutes: { type: 'string', default: '5' } },
  });
  const minutes = Number(values.minutes);
  if (!(minutes > 0)) throw new Error('--minutes must be a number above 0.');
  const unknown = positionals.find((name) => !(name in sections));
  if (unknown) throw new Error(`Unknown section '${unknown}'. Sections: ${Object.keys(sections).join(', ')}.`);
  await install();
  await build({ only: ['api'] });
  const { isOk, markdownOf, tableOf } = await import('../../tests/load/table.mjs');
  const rows = [];
  for (const name of positionals.length > 0 ? positionals : Object.keys(sections)) {
    rows.push(...((await sections[name]?.(minutes)) ?? []));
  }
  console.log(tableOf(rows).join('\n'));
  console.log(`\nMarkdown for docs/scale.md:\n\n${markdownOf(rows).join('\n')}`);
  process.exitCode = rows.every(isOk) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
