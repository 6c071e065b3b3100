// @ts-check
import { runApiCommand } from './apiCommand.mjs';

// `npm run admin -- grant you@example.com`: makes an account an administrator; `revoke` undoes it.
await runApiCommand('admin');
