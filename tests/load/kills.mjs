// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../tools/port.mjs';
import { startNode, untilReady } from '../../tools/serve.mjs';
import { nodeFlags, serverFile } from '../../tools/server-file.mjs';

export const kills = 20;
/** Kill times are random, so that some interrupt a group commit. */
const killAfterMs = { least: 200, most: 900 };

/** @typedef {{ acknowledged: number }} Writer */

/**
 * Kills a server 20 times under writes and checks each time that everything acknowledged is stored. `write` writes until the server
 * is killed; `countLost` returns how much is missing.
 * @template {Writer} One
 * @param {object} parts
 * @param {(database: string) => Promise<readonly One[]>} parts.writers
 * @param {(url: string, writer: One) => Promise<void>} parts.write
 * @param {(url: string, writers: readonly One[], database: string) => Promise<number>} parts.countLost
 */
export async function acknowledgedLost({ writers, write, countLost }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'countertop-kill-'));
  const database = path.join(folder, 'countertop.sqlite');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: database,
    SITE_DIR: 'none',
    LOG_LEVEL: 'warn',
    // All requests come from one IP address.
    ANALYTICS_BUDGET: 'off',
  };
  const start = async () => {
    const program = startNode([...nodeFlags, serverFile()], settings);
    await untilReady(url, program);
    return program;
  };
  let program = await start();
  const people = await writers(database);
  let lost = 0;
  for (let kill = 1; kill <= kills; kill += 1) {
    const writing = people.map((writer) => write(url, writer));
    const { least, most } = killAfterMs;
    await new Promise((resolve) => setTimeout(resolve, least + Math.random() * (most - least)));
    program.child.kill('SIGKILL');
    await Promise.all([program.ended, ...writing]);
    program = await start();
    lost += await countLost(url, people, database);
  }
  program.child.kill('SIGTERM');
  await program.ended;
  rmSync(folder, { recursive: true, force: true });
  return { lost, acknowledged: people.reduce((sum, person) => sum + person.acknowledged, 0) };
}
