import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { startPostgres } from './postgres.mjs';

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  // A server that stops may also report so between two queries.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

it('keeps its data while paused, and deletes it when stopped', async () => {
  const postgres = await startPostgres();
  const url = await postgres.create('a shop');
  await ask(url, 'create table tables (seats integer)');
  await ask(url, 'insert into tables values (4)');

  await postgres.pause();
  await expect(ask(url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  await postgres.resume();
  const [rows, [place]] = [await ask(url, 'select * from tables'), await ask(url, 'show data_directory')];
  await postgres.stop();

  expect(rows).toEqual([{ seats: 4 }]);
  expect(place).toEqual({ data_directory: expect.stringContaining('countertop-postgres-') });
  expect(existsSync(String(Object.values(place ?? {})[0]))).toBe(false);
  await expect(ask(url, 'select 1')).rejects.toThrow('ECONNREFUSED');
});

it('ends when the process that started it is killed', async () => {
  const file = path.join(import.meta.dirname, 'postgres.mjs');
  const script = `const { startPostgres } = await import(${JSON.stringify(file)});
    console.log((await startPostgres()).url); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  const url = String(line).trim();
  const [place] = await ask(url, 'show data_directory');

  child.kill('SIGKILL');

  await expect.poll(() => ask(url, 'select 1').catch(String)).toContain('ECONNREFUSED');
  await expect.poll(() => existsSync(String(Object.values(place ?? {})[0]))).toBe(false);
});
