// @ts-check
import '../node-version.mjs';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../run.mjs';

// `npm run refund -- pay_…` is `node tools/commands/api-command.mjs refund pay_…`: calls the function `refund` of `api/dist/refund.mjs`
// with the other arguments and prints its result. So do the other commands of operators; see docs/commands.md.
const [name = '', ...args] = process.argv.slice(2);
try {
  process.chdir(root);
  const file = path.join(root, `api/dist/${name}.mjs`);
  if (!existsSync(file)) throw new Error('The server is not built. Run npm run build first.');
  if (name === 'refund' && process.env['NODE_ENV'] !== 'production') {
    // Not in the image of the site, where no payment is a test.
    const { findTestPayments } = await import('../test-payments.mjs');
    findTestPayments();
  }
  const { [name]: command } = await import(pathToFileURL(file).href);
  console.log(await command(args, process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
