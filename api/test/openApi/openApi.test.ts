import path from 'node:path';
import { format } from 'oxfmt';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { version } from '../../package.json';
import { contractEndpoints } from '../endpoints.ts';
import { exampleOf } from './examples.ts';
import { fileTypeOf, openApiDocument } from './openApiDocument.ts';

const endpoints = await contractEndpoints();

it('docs/openapi.json describes the contract; npm run openapi writes it', async () => {
  const file = path.join(import.meta.dirname, '../../../docs/openapi.json');

  const { code } = await format(file, JSON.stringify(openApiDocument(endpoints, version)), { printWidth: 120 });

  await expect(code).toMatchFileSnapshot(file);
});

it('describes each endpoint, with examples that the contract accepts', () => {
  const undescribed = endpoints.filter(({ description }) => description === '').map(({ name }) => name);
  const examples = endpoints.flatMap((endpoint) => [
    { name: endpoint.name, shape: endpoint.input, example: exampleOf(endpoint, 'input') },
    ...(fileTypeOf(endpoint) === null
      ? [{ name: endpoint.name, shape: endpoint.output, example: exampleOf(endpoint, 'output') }]
      : []),
  ]);
  const wrong = examples
    .map(({ name, shape, example }) => ({ name, example, issues: z.safeParse(shape, example).error?.issues }))
    .filter(({ issues }) => issues !== undefined);

  expect({ undescribed, wrong }).toEqual({ undescribed: [], wrong: [] });
});
