// @ts-check
import { runApiCommand } from './apiCommand.mjs';

// `npm run copy-db -- data/countertop.sqlite postgres://…`: copies a site into an empty PostgreSQL database.
await runApiCommand('copyDb');
