// @ts-check
import { insertBefore, spellings } from './insert.mjs';

/**
 * A resource of the API: contract, routes, service, model, test and migration.
 * @param {string} name singular, for example `Award`
 * @param {number} number of the migration
 * @returns {import('./insert.mjs').Plan}
 */
export function resource(name, number) {
  const { camel, kebab } = spellings(name);
  const table = `${kebab.replaceAll('-', '_')}s`;
  const migration = `${String(number).padStart(3, '0')}_${table}`;
  const folder = `api/src/resources/${kebab}`;
  const names = { name, camel, kebab, table };
  return {
    files: {
      [`api/contract/src/${kebab}/${camel}.ts`]: contractFile(names),
      [`${folder}/${camel}.routes.ts`]: routesFile(names),
      [`${folder}/${camel}.service.ts`]: serviceFile(names),
      [`${folder}/${name}.model.ts`]: modelFile(names),
      [`${folder}/${camel}.test.ts`]: testFile(names),
      [`api/migrations/${migration}.ts`]: migrationFile(names),
    },
    edits: {
      'api/src/platform/db/migrationSource.ts': (source) =>
        `import { ${camel}s } from '../../../migrations/${migration}.ts';\n${insertBefore('];', `  { name: '${migration}', migration: ${camel}s },\n`)(source)}`,
      'config/layers.mjs': insertBefore('\n];', `\n  '${kebab}',`),
      'api/src/routes.ts': (source) =>
        `import { ${camel}Routes } from './resources/${kebab}/${camel}.routes.ts';\n${insertBefore('];', `  ${camel}Routes,\n`)(source)}`,
    },
    next: [
      `api/contract/src/${kebab}/${camel}.ts: declare the fields, the endpoints and who may call them.`,
      `api/migrations/${migration}.ts: create their columns before the migration is first deployed.`,
      'api/test: say who may call each route in cross-cutting/access.test.ts, and describe each column in dataInventory.ts.',
      'npm run openapi: describe its endpoints in docs/openapi.json.',
      `npx vitest run --project node ${folder}: run its test.`,
    ],
  };
}

/** @typedef {{ name: string, camel: string, kebab: string, table: string }} Names */

/** @param {Names} names */
const contractFile = ({ name, camel, kebab }) => `import * as z from 'zod/mini';
import { endpoint } from '../shared/endpoint.ts';

export const ${camel} = z.strictObject({
  id: z.int(),
  title: z.string(),
});
export type ${name} = z.infer<typeof ${camel}>;

/** Oldest first. */
export const list${name}s = endpoint('GET', '/api/${kebab}s', {
  input: z.strictObject({}),
  output: z.array(${camel}),
});
`;

/** @param {Names} names */
const routesFile = ({ name, camel, kebab }) => `import { list${name}s } from '@countertop/contract/${kebab}/${camel}';
import { handle } from '../../platform/http/handle.ts';
import type { Router } from '../../platform/http/Router.ts';
import type { ServerContext } from '../../platform/ServerContext.ts';
import { all${name}s } from './${camel}.service.ts';

export function ${camel}Routes(router: Router, { database }: ServerContext): void {
  handle(router, list${name}s, () => all${name}s(database));
}
`;

/** @param {Names} names */
const serviceFile = ({ name, camel, kebab }) => `import type { ${name} } from '@countertop/contract/${kebab}/${camel}';
import type { Knex } from 'knex';
import { ${name}Model } from './${name}.model.ts';

/** Oldest first. */
export async function all${name}s(database: Knex): Promise<${name}[]> {
  const rows = await ${name}Model.query(database).orderBy('id');
  return rows.map(({ id, title }) => ({ id, title }));
}
`;

/** @param {Names} names */
const modelFile = ({ name, table }) => `import { Model } from 'objection';

/** The table \`${table}\`. */
export class ${name}Model extends Model {
  static override readonly tableName = '${table}';

  declare readonly id: number;
  declare readonly title: string;
}
`;

/** @param {Names} names */
const testFile = ({ kebab, table }) => `import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.end());

it('lists what is stored, oldest first', async () => {
  await server.read((database) => database('${table}').insert([{ title: 'first' }, { title: 'second' }]));

  const response = await fetch(\`\${server.url}/api/${kebab}s\`);

  expect(response.status).toBe(200);
  expect(await response.json()).toEqual([
    { id: expect.any(Number), title: 'first' },
    { id: expect.any(Number), title: 'second' },
  ]);
});
`;

/** @param {Names} names */
const migrationFile = ({ camel, table }) => `import type { Knex } from 'knex';

async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('${table}', (table) => {
    table.increments('id');
    table.string('title', 100).notNullable();
  });
}

async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('${table}');
}

export const ${camel}s: Knex.Migration = { up, down };
`;
