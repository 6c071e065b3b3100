// @ts-check
import { runApiCommand } from './apiCommand.mjs';

// `npm run recount`: makes the counts of the administrators' screens anew from sessions and events.
await runApiCommand('recount');
