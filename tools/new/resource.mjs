// @ts-check

/**
 * A resource of the API: contract, routes, service, model, test and migration.
 * @param {string} name singular, for example `Award`
 * @param {number} number of the migration
 * @returns {{ files: Record<string, string>, next: readonly string[] }}
 */
export function resource(name, number) {
  const one = name[0]?.toLowerCase() + name.slice(1);
  const kebab = name.replaceAll(/(?<!^)[A-Z]/g, '-$&').toLowerCase();
  const table = `${kebab.replaceAll('-', '_')}s`;
  const migration = `${String(number).padStart(3, '0')}_${table}`;
  const folder = `api/src/resources/${kebab}`;
  return {
    files: {
      [`api/contract/src/${one}.ts`]: contract(name, one, kebab),
      [`${folder}/${one}.routes.ts`]: `import type { Router } from '../../platform/http/Router.ts';
import { list${name}s } from '@countertop/contract/${one}';
import type { Knex } from 'knex';
import { handle } from '../../platform/http/handle.ts';
import { every${name} } from './${one}.service.ts';

export function ${one}Routes(router: Router, database: Knex): void {
  handle(router, list${name}s, () => every${name}(database));
}
`,
      [`${folder}/${one}.service.ts`]: `import type { ${name} } from '@countertop/contract/${one}';
import type { Knex } from 'knex';
import { ${name}Model } from './${name}.model.ts';

/** All of them, oldest first. */
export async function every${name}(database: Knex): Promise<${name}[]> {
  const rows = await ${name}Model.query(database).orderBy('id');
  return rows.map(({ id, title }) => ({ id, title }));
}
`,
      [`${folder}/${name}.model.ts`]: `import { Model } from 'objection';

/** The table \`${table}\`. */
export class ${name}Model extends Model {
  static override readonly tableName = '${table}';

  declare readonly id: number;
  declare readonly title: string;
}
`,
      [`${folder}/${one}.test.ts`]: test(name, one, table),
      [`api/migrations/${migration}.ts`]: `import type { Knex } from 'knex';

async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('${table}', (table) => {
    table.increments('id');
    table.string('title', 100).notNullable();
  });
}

async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('${table}');
}

export const ${one}s: Knex.Migration = { up, down };
`,
    },
    next: [
      `api/src/platform/db/migrationSource.ts: import { ${one}s } from '../../../migrations/${migration}.ts' and add { name: '${migration}', migration: ${one}s } at the end.`,
      `api/src/platform/http/koa.ts: import { ${one}Routes } from '../../resources/${kebab}/${one}.routes.ts' and add ${one}Routes(router, database).`,
    ],
  };
}

/** @param {string} name @param {string} one @param {string} kebab */
const contract = (name, one, kebab) => `import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const ${one} = z.strictObject({
  id: z.int(),
  title: z.string(),
});
export type ${name} = z.infer<typeof ${one}>;

/** All of them, oldest first. */
export const list${name}s = endpoint('GET', '/api/${kebab}s', {
  input: z.strictObject({}),
  output: z.array(${one}),
});
`;

/** @param {string} name @param {string} one @param {string} table */
const test = (name, one, table) => `import knex, { type Knex } from 'knex';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrationSource } from '../../platform/db/migrationSource.ts';
import { every${name} } from './${one}.service.ts';

let database: Knex;
beforeEach(async () => {
  database = knex({ client: 'sqlite3', connection: ':memory:', useNullAsDefault: true });
  await database.migrate.latest({ migrationSource });
});
afterEach(() => database.destroy());

it('lists what was stored, oldest first', async () => {
  await database('${table}').insert([{ title: 'first' }, { title: 'second' }]);

  const all = await every${name}(database);

  expect(all.map(({ title }) => title)).toEqual(['first', 'second']);
});
`;
