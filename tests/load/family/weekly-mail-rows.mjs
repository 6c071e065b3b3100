// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { importSource } from '../../../tools/build/importSource.mjs';
import { startPostgres } from '../../support/postgres/postgres.mjs';
import { startMailSink } from './mailSink.mjs';

/** Set BENCH_FAMILIES for a shorter run during development. */
const families = Number(process.env['BENCH_FAMILIES'] ?? 100_000);
/** A killed process holds up its emails for two minutes, which a small sample need not wait for. */
const speed = families < 20_000 ? 4 : 1;
const limitMinutes = 10;

/** Runs `work` of weeklyMail.ts in a separate process. @param {object} options */
function startWorker(options) {
  const file = pathToFileURL(path.resolve('.cache/bench/source/weeklyMail.mjs')).href;
  const program = `await (await import('${file}')).work(${JSON.stringify(options)});`;
  return spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Weekly emails of many families by two processes on PostgreSQL, of which one is killed. @returns {Promise<import('../table.mjs').Row[]>} */
export async function weeklyMailRows() {
  const { storeFamilies } = await importSource('weeklyMail', 'tests/load/family/weeklyMail.ts');
  const postgres = await startPostgres({ isDurable: true });
  const sink = await startMailSink();
  try {
    const url = await postgres.create('weekly');
    await storeFamilies(url, families);
    const startedAt = performance.now();
    const options = { url, smtpUrl: sink.url, startedMs: Date.now(), speed };
    const [killed, other] = [0, 1].map(() => startWorker(options));
    if (!killed || !other) throw new Error('Two processes were started.');
    while (sink.accepted() < families * 0.3) await after(20);
    killed.kill('SIGKILL');
    // As the operator's supervisor would.
    const restarted = startWorker(options);
    const exits = await Promise.all([once(other, 'exit'), once(restarted, 'exit')]);
    const minutes = (performance.now() - startedAt) / 60_000;
    if (exits.some(([code]) => code !== 0)) throw new Error('A process failed.');
    const repeated = sink.accepted() - sink.byId.size;
    return [
      {
        name: `${families} weekly emails, two processes, one killed`,
        value: minutes,
        unit: 'min',
        target: { max: limitMinutes },
      },
      { name: 'families without their email', value: families - sink.recipients.size, unit: '', target: { max: 0 } },
      {
        name: 'emails with another ID than the first',
        value: sink.byId.size - sink.recipients.size,
        unit: '',
        target: { max: 0 },
      },
      // The email that the killed process was sending; mail systems recognize a copy by its ID.
      { name: 'emails repeated with the same ID after the kill', value: repeated, unit: '', target: { max: 8 } },
    ];
  } finally {
    sink.stop();
    await postgres.stop();
  }
}
