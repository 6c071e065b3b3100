// @ts-check
import { runApiCommand } from './apiCommand.mjs';

// `npm run admin -- grant you@example.com`: grants an account administrator rights; `revoke` removes them.
await runApiCommand('admin');
