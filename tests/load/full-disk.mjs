// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../tools/port.mjs';
import { startProgram, untilReady } from '../../tools/serve.mjs';
import { serverFile } from '../../tools/server-file.mjs';
import { call } from './call.mjs';

const writers = 16;
const refusedEnough = 200;

/**
 * A disk of 16 MB that only this program and its children see, of which 8 are taken until a line arrives on standard input; then
 * the stored events are told after another.
 */
const script = `set -e
mount -t tmpfs -o size=16m tmpfs "$1"
head -c 8000000 /dev/zero > "$1/filler"
DATABASE_URL="$1/data.sqlite" "$2" "$3" & pid=$!
read -r line
rm "$1/filler"
read -r line
kill -TERM $pid
wait $pid
"$2" --input-type=module -e "import knex from 'knex';
const data = knex({ client: 'sqlite3', connection: { filename: '$1/data.sqlite' }, useNullAsDefault: true });
console.log('STORED ' + JSON.stringify(await data('analytics_events').pluck('request_id')));
await data.destroy();"`;

/** Whether this system lets a program have a disk of its own. */
async function canMount() {
  const program = startProgram('unshare', ['-rm', 'sh', '-c', 'mount -t tmpfs tmpfs /tmp'], {});
  program.child.on('error', () => {});
  return (await program.ended) === 0;
}

/**
 * Sends events until the disk is full and long after it, makes room, and goes on. Gives what was acknowledged and is not stored, and
 * the answers that were neither 200 nor 503; null where no small disk can be made.
 */
export async function fullDisk() {
  if (!(await canMount())) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'countertop-disk-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  // All load comes from one address.
  const own = { ANALYTICS_BUDGET: 'off', LOG_LEVEL: 'silent' };
  const settings = { ...own, PORT: String(port), HOST: '127.0.0.1', SITE_DIR: 'none' };
  const args = ['-rm', 'sh', '-c', script, 'sh', folder, process.execPath, serverFile()];
  const program = startProgram('unshare', args, settings);
  await untilReady(url, program);
  /** @type {string[]} */
  const acknowledged = [];
  let [sent, refused, strange] = [0, 0, 0];
  const end = new AbortController();
  const writing = Array.from({ length: writers }, async (_, index) => {
    while (!end.signal.aborted) {
      sent += 1;
      const requestId = `r-${sent}`;
      const eventData = JSON.stringify('x'.repeat(2000));
      const event = { sessionId: `v-${index}`, eventType: 'page_view', eventData, requestId };
      const { status } = await call(`${url}/api/analytics/event`, { method: 'POST', body: JSON.stringify(event) });
      if (status === 200) acknowledged.push(requestId);
      else if (status === 503) refused += 1;
      else strange += 1;
    }
  });
  const until = async (/** @type {() => boolean} */ isSo) => {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  await until(() => refused > refusedEnough);
  const before = acknowledged.length;
  program.child.stdin?.write('make room\n');
  await until(() => acknowledged.length > before + refusedEnough);
  end.abort();
  await Promise.all(writing);
  program.child.stdin?.write('end\n');
  await program.ended;
  rmSync(folder, { recursive: true, force: true });
  const [, list = '[]'] = /STORED (.*)/.exec(program.output()) ?? [];
  const stored = new Set(JSON.parse(list));
  return { acknowledged: acknowledged.length, lost: acknowledged.filter((id) => !stored.has(id)).length, strange };
}
