import { expect, it } from 'vitest';
import { filesUnder, textOf } from '../support/sources.ts';

/** Files and folders that query tables without a model, and why. Figures: docs/decisions/2026-11-sqlite-and-postgresql.md. */
const exceptions: Readonly<Record<string, string>> = {
  'api/migrations/': 'A migration runs on the tables of its time; models describe those of today.',
  'api/src/platform/db/tables.ts': "Reads the names of tables from the database's own catalog.",
  'api/src/resources/events/events.table.ts':
    'Ingest: 400 events in one statement; models take 12 to 21 times the CPU time.',
  'api/src/resources/events/sessions.table.ts': 'Ingest: the sessions of a batch in one statement.',
  'api/src/resources/events/uniqueVisitors.table.ts': 'Ingest: the unique visitors of a batch in one statement.',
  'api/src/resources/events/counters.table.ts': 'Ingest: the counters of a batch in one statement.',
  'api/src/resources/attempts/attempts.table.ts':
    'Attempts: a batch, its daily totals and its bands in one statement each.',
  'api/src/resources/accounts/sessions.ts':
    'A condition on the second factor, in the statement that stores a new session.',
  'api/src/resources/accounts/findSession.ts':
    'The lookup of every signed-in request: a graph takes about twice the CPU time of one join.',
  'api/src/platform/jobs/jobQueue.ts': 'Claims jobs: Objection has no `skip locked` within an update.',
  'api/src/resources/weekly-mail/sendWeeklyMails.ts':
    'Adds the jobs of a week: a hundred thousand rows, copied within the database.',
  'api/src/commands/backup/checkSqliteFile.ts': "Reads Knex's list of migrations in a file.",
};

const tables = [
  ...new Set(
    filesUnder('api/migrations').flatMap((file) =>
      [...textOf(file).matchAll(/createTable\('(\w+)'|^ {2}(\w+)\(table/gm)].map(([, one, other]) => one ?? other),
    ),
  ),
].join('|');

/**
 * A call with a table's name first, such as `database('users')` or `.from('users')`. A model's query may join other tables, and a
 * relation may have the name of its table.
 */
const call = new RegExp(
  String.raw`(?<!join|observeBatches|withGraphFetched)(?:<[^>()]*>)?\(\s*['"\`](?:${tables})(?: as \w+)?['"\`]`,
  'i',
);
/** A Knex query, also one made through a model. */
const unmodeled = /\b(?:database|trx)(?:<[^>()]*>)?\(|\bknexQuery\(|\(\s*\w+Model\.tableName\b/;
const sql = new RegExp(String.raw`\b(?:from|join|into|update) (?:${tables})\b`);

const comments = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm;
/** Allowed everywhere: on SQLite, Objection inserts only one row at a time. */
const bulkInserts = /\b(?:database|trx)\(\w+Model\.tableName\)\s*\.insert\(/g;

function queriesWithoutModel(text: string): boolean {
  const code = text.replaceAll(comments, '').replaceAll(bulkInserts, '');
  return [call, unmodeled, sql].some((pattern) => pattern.test(code));
}

const isTest = (file: string) => file.endsWith('.test.ts');
const isExcepted = (file: string) => Object.keys(exceptions).some((place) => file.startsWith(place));

const found = ['api/src', 'api/migrations']
  .flatMap((folder) => filesUnder(folder))
  .filter((file) => file.endsWith('.ts') && !isTest(file) && queriesWithoutModel(textOf(file)));

it('only the exceptions query tables without a model', () => {
  expect(found.filter((file) => !isExcepted(file))).toEqual([]);
});

it('each exception is still needed', () => {
  expect(Object.keys(exceptions).filter((place) => !found.some((file) => file.startsWith(place)))).toEqual([]);
});

it.each([
  "database('users').where({ id })",
  "await trx<UserRow>('users')",
  "(trx ?? this.#database)(\n  'users',\n)",
  "database.select('id').from('users')",
  "database.table('users')",
  "database('users as owner')",
  'trx(AccountModel.tableName).where({ id })',
  'database(table)',
  'AccountModel.knexQuery()',
  'trx.raw(`delete from users where id = ?`)',
])('recognizes %s', (code) => {
  expect(queriesWithoutModel(code)).toBe(true);
});

it.each([
  'AccountModel.query(database).findById(id)',
  'trx(AccountModel.tableName)\n  .insert(rows)',
  "EarlyAccessModel.query(trx).join('users', 'users.email', 'early_access.email')",
  "LearnerModel.query(database).withGraphFetched('guardians')",
  "// Deletes from users: database('users')",
])('allows %s', (code) => {
  expect(queriesWithoutModel(code)).toBe(false);
});
