// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../tools/port.mjs';
import { startProgram, untilReady } from '../../../tools/serve.mjs';
import { serverFile } from '../../../tools/server-file.mjs';
import { call } from '../call.mjs';

const writers = 16;
const enough = 200;

/**
 * Starts the server on a 16 MB disk in its own mount namespace, half of it filled. The first line on standard input frees the space. The
 * second one stops the server and prints the stored events.
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

/** Whether this system can mount a tmpfs in a new namespace. */
async function canMount() {
  const program = startProgram('unshare', ['-rm', 'sh', '-c', 'mount -t tmpfs tmpfs /tmp'], {});
  program.child.on('error', () => {});
  return (await program.ended) === 0;
}

/**
 * Sends events until the disk is full, frees space, and continues. Returns how many events were acknowledged and how many of these
 * lost, and the number of responses other than 200 and 503, or null if the system cannot mount a disk.
 */
export async function fullDisk() {
  if (!(await canMount())) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'countertop-disk-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  // All requests come from one IP address.
  const limits = { ANALYTICS_BUDGET: 'off', LOG_LEVEL: 'silent' };
  const settings = { ...limits, PORT: String(port), HOST: '127.0.0.1', SITE_DIR: 'none' };
  const args = ['-rm', 'sh', '-c', script, 'sh', folder, process.execPath, serverFile()];
  const program = startProgram('unshare', args, settings);
  await untilReady(url, program);
  /** @type {string[]} */
  const acknowledged = [];
  let [sent, rejected, unexpected] = [0, 0, 0];
  const end = new AbortController();
  const writing = Array.from({ length: writers }, async (_, index) => {
    while (!end.signal.aborted) {
      sent += 1;
      const requestId = `r-${sent}`;
      const eventData = JSON.stringify('x'.repeat(2000));
      const event = { sessionId: `v-${index}`, eventType: 'page_view', eventData, requestId };
      const { status } = await call(`${url}/api/analytics/event`, { method: 'POST', body: JSON.stringify(event) });
      if (status === 200) acknowledged.push(requestId);
      else if (status === 503) rejected += 1;
      else unexpected += 1;
    }
  });
  const until = async (/** @type {() => boolean} */ isTrue) => {
    while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  await until(() => rejected > enough);
  const before = acknowledged.length;
  program.child.stdin?.write('free space\n');
  await until(() => acknowledged.length > before + enough);
  end.abort();
  await Promise.all(writing);
  program.child.stdin?.write('end\n');
  await program.ended;
  rmSync(folder, { recursive: true, force: true });
  const [, list = '[]'] = /STORED (.*)/.exec(program.output()) ?? [];
  const stored = new Set(JSON.parse(list));
  return { acknowledged: acknowledged.length, lost: acknowledged.filter((id) => !stored.has(id)).length, unexpected };
}
