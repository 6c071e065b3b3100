// @ts-check
import '../node-version.mjs';
import { parseArgs } from 'node:util';
import { install } from '../install.mjs';

/** @type {Record<string, (kind?: string) => Promise<import('../../tests/load/table.mjs').Row[]>>} */
const sections = {
  accounts: async () => (await import('../../tests/load/accounts/account-rows.mjs')).accountRows(),
  admin: async () => (await import('../../tests/load/analytics/admin-rows.mjs')).adminRows(),
  attempts: async () => (await import('../../tests/load/play/attempt-rows.mjs')).attemptRows(),
  'browser-attempts': async () =>
    (await import('../../tests/load/play/browser-attempts-rows.mjs')).browserAttemptRows(),
  children: async () => (await import('../../tests/load/play/children-rows.mjs')).childrenRows(),
  'class-view': async () => (await import('../../tests/load/classes/class-view-rows.mjs')).classViewRows(),
  engine: async () => (await import('../../tests/load/play/engine-rows.mjs')).engineRows(),
  faults: async () => (await import('../../tests/load/operations/fault-rows.mjs')).faultRows(),
  'front-door': async () => (await import('../../tests/load/site/front-door-rows.mjs')).frontDoorRows(),
  kills: async (kind) => (await import('../../tests/load/operations/kill-rows.mjs')).killRows(kind),
  learning: async () => (await import('../../tests/load/play/learning-rows.mjs')).learningRows(),
  laws: async () => (await import('../../tests/load/play/law-rows.mjs')).lawRows(),
  lighthouse: async () => (await import('../../tests/load/site/lighthouse-rows.mjs')).lighthouseRows(),
  offline: async () => (await import('../../tests/load/play/offline-rows.mjs')).offlineRows(),
  'offline-days': async () => (await import('../../tests/load/play/offline-rows.mjs')).offlineDayRows(),
  'page-cost': async () => (await import('../../tests/load/site/page-cost-rows.mjs')).pageCostRows(),
  pages: async () => (await import('../../tests/load/site/page-rows.mjs')).pageRows(),
  play: async () => (await import('../../tests/load/play/play-rows.mjs')).playRows(),
  storybook: async () => (await import('../../tests/load/design-system/storybook-rows.mjs')).storybookRows(),
  switch: async () => (await import('../../tests/load/site/switch-rows.mjs')).switchRows(),
  'weekly-mail': async () => (await import('../../tests/load/family/weekly-mail-rows.mjs')).weeklyMailRows(),
  worker: async () => (await import('../../tests/load/site/worker-rows.mjs')).workerRows(),
};

// `npm run bench [-- SECTION…] [--kind KIND]`: runs benchmark sections, all by default. docs/benchmarks.md lists the targets and `kills`' kinds.
try {
  const { values, positionals: names } = parseArgs({ allowPositionals: true, options: { kind: { type: 'string' } } });
  const unknown = names.find((name) => !(name in sections));
  if (unknown) throw new Error(`Unknown section '${unknown}'. Sections: ${Object.keys(sections).join(', ')}.`);
  await install();
  const { isOk, tableOf } = await import('../../tests/load/table.mjs');
  const rows = [];
  for (const name of names.length > 0 ? names : Object.keys(sections))
    rows.push(...((await sections[name]?.(values.kind)) ?? []));
  console.log(tableOf(rows).join('\n'));
  process.exitCode = rows.every(isOk) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
