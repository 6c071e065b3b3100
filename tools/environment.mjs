// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

// Imported by the commands that start or change a server: sets the variables in `.env` that are not set already.
const file = path.join(root, '.env');
if (existsSync(file)) process.loadEnvFile(file);
