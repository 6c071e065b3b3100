// @ts-check
import { runApiCommand } from './apiCommand.mjs';

// `npm run backup -- --to FILE`: writes all data to one file while the server runs.
await runApiCommand('backup');
