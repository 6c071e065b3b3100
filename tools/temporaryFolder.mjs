// @ts-check
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Sets a temporary folder for this process and all that it starts that is removed when this process ends, with whatever tests or
 * browsers leave in it. Does nothing in a process that has been started like this.
 */
export function ownTemporaryFolder() {
  if (process.env['TEST_FOLDER']) return;
  const folder = mkdtempSync(path.join(tmpdir(), 'countertop-'));
  // PostgreSQL runs as another user than root.
  chmodSync(folder, 0o711);
  process.env['TMPDIR'] = folder;
  process.env['TEST_FOLDER'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
