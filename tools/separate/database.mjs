// @ts-check
import { startPostgres } from '../../tests/support/postgres/postgres.mjs';

/**
 * A throw-away PostgreSQL that ends with this process, for whoever named no database; said aloud, also when there is
 * none and SQLite it is.
 * @param {NodeJS.ProcessEnv} env `DATABASE_URL` is set in it
 */
export async function chooseDatabase(env) {
  if (env['DATABASE_URL']) return;
  try {
    const { url, version } = await startPostgres();
    env['DATABASE_URL'] = url;
    console.log(`Database: PostgreSQL ${version}, made for this run and gone after it`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.log(`Database: SQLite, because no PostgreSQL runs here. ${reason}`);
  }
}
