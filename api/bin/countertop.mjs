#!/usr/bin/env node
// @ts-check
import '../../tools/node-version.mjs';
import '../../tools/environment.mjs';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../tools/run.mjs';

// `npx countertop refund pay_…`: runs a command of operators in the built server and prints its result.
try {
  process.chdir(root);
  const args = process.argv.slice(2);
  const file = path.join(root, 'api/dist/countertop.mjs');
  if (!existsSync(file)) throw new Error('The server is not built. Run npm run build first.');
  if (args[0] === 'refund' && process.env['NODE_ENV'] !== 'production') {
    // Not in the image of the site, where no payment is a test.
    const { findTestPayments } = await import('../../tools/test-payments.mjs');
    findTestPayments();
  }
  const { countertop } = await import(pathToFileURL(file).href);
  console.log(await countertop(args, process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
