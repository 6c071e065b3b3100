// @ts-check
import { runApiCommand } from './apiCommand.mjs';

// `npm run backup -- --to FILE`: writes all data of the site into one file while the server runs.
await runApiCommand('backup');
