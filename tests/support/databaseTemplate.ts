import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '../../tools/serve.mjs';
import { ownTemporaryFolder } from '../../tools/temporaryFolder.mjs';

/** Global setup of the end-to-end tests: creates the database that each server starts with. Returns the teardown. */
export default async function setup(): Promise<() => Promise<void>> {
  ownTemporaryFolder();
  const folder = await mkdtemp(path.join(tmpdir(), 'countertop-template-'));
  const template = path.join(folder, 'countertop.sqlite');
  const server = await startServer();
  const { program, database } = server;
  program.child.kill('SIGTERM');
  // The last connection moves everything into the file.
  await program.ended;
  await copyFile(database, template);
  await server.stop();
  process.env['TEST_DATABASE'] = template;
  return () => rm(folder, { recursive: true, force: true });
}
