// @ts-check
import { runApiCommand } from './apiCommand.mjs';

// `npm run recount`: rebuilds the analytics totals from sessions and events.
await runApiCommand('recount');
