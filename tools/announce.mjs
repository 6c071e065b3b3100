// @ts-check
import { runApiCommand } from './apiCommand.mjs';

// `npm run announce -- GAME`: emails everyone who waits for a game that it is open.
await runApiCommand('announce');
