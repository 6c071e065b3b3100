// @ts-check
import { runApiCommand } from './apiCommand.mjs';

// `npm run restore -- FILE`: puts a backup in the place of the data, while no server runs.
await runApiCommand('restore');
