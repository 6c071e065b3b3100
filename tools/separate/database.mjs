// @ts-check
import { startPostgres } from '../../tests/support/postgres/postgres.mjs';

/**
 * Starts a temporary PostgreSQL that ends with this process, unless `DATABASE_URL` is set. Falls back to SQLite.
 * @param {NodeJS.ProcessEnv} env receives `DATABASE_URL`
 */
export async function chooseDatabase(env) {
  if (env['DATABASE_URL']) return;
  try {
    const { url, version } = await startPostgres();
    env['DATABASE_URL'] = url;
    console.log(`Database: PostgreSQL ${version}, temporary`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.log(`Database: SQLite, because PostgreSQL could not be started. ${reason}`);
  }
}
