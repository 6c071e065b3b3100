import { test as base } from './test.ts';
import sqlite3 from 'sqlite3';
import { startServer, type Server } from '../../tools/serve.mjs';

/** Each test has its own server and database. */
export const test = base.extend<{ server: Server }>({
  server: async ({}, use) => {
    const server = await startServer();
    await use(server);
    await server.stop();
  },
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
});

/** Runs a statement on the server's database. */
export function change(server: Server, sql: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const database = new sqlite3.Database(server.database);
    database.run(sql, (error) => {
      database.close();
      if (error) reject(error);
      else resolve();
    });
  });
}

/** Returns the rows of a query on the server's database. */
export function query(server: Server, sql: string): Promise<readonly unknown[]> {
  return new Promise((resolve, reject) => {
    const database = new sqlite3.Database(server.database, sqlite3.OPEN_READONLY);
    database.all(sql, (error, rows) => {
      database.close();
      if (error) reject(error);
      else resolve(rows);
    });
  });
}
