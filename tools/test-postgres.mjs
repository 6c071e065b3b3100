// @ts-check

/**
 * Starts one PostgreSQL for all suites and names it by `TEST_POSTGRES`, unless one is named already. Gives what ends it.
 * Where none can be had, what runs on it is left out, and that is said.
 */
export async function startTestPostgres() {
  const nothing = async () => {};
  if (process.env['TEST_POSTGRES']) return nothing;
  try {
    // Not before the packages are installed.
    const { startPostgres } = await import('../tests/support/postgres/postgres.mjs');
    const { url, version, stop } = await startPostgres();
    process.env['TEST_POSTGRES'] = url;
    console.log(`The suites have a PostgreSQL ${version} of their own`);
    return stop;
  } catch (error) {
    console.log(`SKIPPED  postgres: ${error instanceof Error ? error.message : String(error)}`);
    return nothing;
  }
}

/** What is said at the end of a run, for whoever reads only that. */
export function sayWhatWasSkipped() {
  if (!process.env['TEST_POSTGRES']) console.log('SKIPPED  postgres: nothing was tested on PostgreSQL; see above why.');
}
