// @ts-check
import { runApiCommand } from './apiCommand.mjs';

// `npm run restore -- FILE`: replaces the data with a backup. Stop all servers first.
await runApiCommand('restore');
