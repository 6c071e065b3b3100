// @ts-check
import { runApiCommand } from './apiCommand.mjs';

// `npm run migrate-data -- data/countertop.sqlite postgres://…`: copies a site to an empty PostgreSQL database.
await runApiCommand('migrateData');
