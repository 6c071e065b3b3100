import { createServer, type Server } from 'node:http';
import { rm, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { startServer } from './app.ts';
import { makeBuiltRoot, startTestServer } from '../test/server.ts';

const sessionSecret = '3q8Zx1Kd+fW7yTn0RbLs5uVg2HcPmEja';
const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

async function builtRoot(): Promise<string> {
  const root = await makeBuiltRoot();
  cleanups.push(() => rm(root, { recursive: true, force: true }));
  return root;
}

/** Returns the error that prevents the start. */
async function startSentence(environment: Record<string, string>, root?: string): Promise<string> {
  const quiet = { PORT: '0', LOG_LEVEL: 'silent', ...environment };
  const start = startServer({ environment: quiet, root: root ?? (await builtRoot()) });
  return start.then(
    async (server) => {
      await server.close();
      return 'it started';
    },
    (error: Error) => `${error.name}: ${error.message}`,
  );
}

function listening(): Promise<Server> {
  const server = createServer();
  cleanups.push(() => new Promise((resolve) => server.close(resolve)));
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

it('explains what to do if the port is taken', async () => {
  const other = (await listening()).address();
  const port = typeof other === 'object' && other ? other.port : 0;

  expect(await startSentence({ PORT: String(port) })).toBe(
    `StartError: Port ${port} on 127.0.0.1 is taken; stop the other program or set PORT to another number.`,
  );
});

it.each([
  [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ DATABASE_URL: 'mysql://host/db' }, 'DATABASE_URL must be a file path, sqlite:path, or postgres://'],
  [{ DATABASE_URL: 'postgres://' }, 'DATABASE_URL must be a file path, sqlite:path, or postgres://'],
  [
    { DATABASE_URL: 'postgres://ann:secret@127.0.0.1:9/db' },
    'The database at postgres://127.0.0.1:9/db cannot be used (connect ECONNREFUSED',
  ],
  [{ PUBLIC_ORIGIN: 'countertop.example' }, 'PUBLIC_ORIGIN must be the web address of the site without a path'],
  [
    { PUBLIC_ORIGIN: 'https://countertop.example/a' },
    'PUBLIC_ORIGIN must be the web address of the site without a path',
  ],
  [{ SESSION_SECRET: 'too short' }, 'SESSION_SECRET must have at least 32 characters that nobody can guess'],
  [
    { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://countertop.example' },
    'SESSION_SECRET must be set with NODE_ENV=production',
  ],
  [{ NODE_ENV: 'production', SESSION_SECRET: sessionSecret }, 'PUBLIC_ORIGIN must be set with NODE_ENV=production'],
  [
    { NODE_ENV: 'production', SESSION_SECRET: sessionSecret, PUBLIC_ORIGIN: 'http://countertop.example' },
    'PUBLIC_ORIGIN must begin with https:// with NODE_ENV=production, unless it is localhost.',
  ],
  [{ NODE_ENV: 'Production' }, 'NODE_ENV must be production, development or test, in lower case, or left out.'],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV must be production'],
  [{ NODE_ENV: ' production' }, 'NODE_ENV must be production'],
  [{ HOST: '0.0.0.0' }, 'HOST=0.0.0.0 lets other machines reach this server: set NODE_ENV=production as well'],
  [{ HOST: '::' }, 'HOST=:: lets other machines'],
  [{ HOST: '::ffff:127.0.0.1' }, 'HOST=::ffff:127.0.0.1 lets other machines'],
  [{ HOST: '192.168.1.2', NODE_ENV: 'development' }, 'HOST=192.168.1.2 lets other machines'],
  [{ HOST: 'localhost.example' }, 'HOST=localhost.example lets other machines'],
  [{ TRUSTED_PROXIES: '1' }, 'TRUSTED_PROXIES=1 lets other machines'],
  [{ TRUSTED_PROXIES: '1', NODE_ENV: 'test' }, 'TRUSTED_PROXIES=1 lets other machines'],
  [{ PUBLIC_ORIGIN: 'https://countertop.example' }, 'PUBLIC_ORIGIN=https://countertop.example lets other machines'],
  [{ PUBLIC_ORIGIN: 'http://127.0.0.1.nip.io' }, 'PUBLIC_ORIGIN=http://127.0.0.1.nip.io lets other machines'],
  [{ SESSION_SECRET: 'a'.repeat(40) }, 'SESSION_SECRET must have at least 32 characters that nobody can guess'],
  [{ SESSION_SECRET: '1234567890'.repeat(4) }, 'SESSION_SECRET must have at least 32 characters'],
  [{ SESSION_SECRET: 'changeme!?'.repeat(3) + 'chan' }, 'SESSION_SECRET must have at least 32 characters'],
  [{ BACKUP_KEY: 'short' }, 'BACKUP_KEY must have at least 32 characters that nobody can guess'],
  [{ SUPPORT_EMAIL: 'help' }, 'SUPPORT_EMAIL must be an email address that customers can write to'],
  [
    { SECURITY_CONTACT: 'security@countertop.example' },
    'SECURITY_CONTACT must be an address for vulnerability reports',
  ],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be the address of a mail server'],
  [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM must be the sender address of emails'],
  [{ OIDC_ISSUER: 'https://id.example' }, 'OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set along with OIDC_ISSUER.'],
  [{ OIDC_ISSUER: 'id.example' }, 'OIDC_ISSUER must be the web address of an OpenID Connect provider'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.'],
  [{ REMOTE_MF_GAME_URL: 'javascript:alert(1)' }, 'REMOTE_MF_GAME_URL must be the web address'],
  [
    { DATABASE_URL: '/proc/nowhere/deep/data.sqlite' },
    'The data file /proc/nowhere/deep/data.sqlite cannot be used (ENOENT',
  ],
  [{ SITE_DIR: 'nowhere' }, 'The site is not built: '],
])('explains what to do about %j', async (environment, sentence) => {
  const said = await startSentence(environment);

  expect(said).toContain(`StartError: ${sentence}`);
  expect(said).not.toContain('secret');
  expect(said.split('\n')).toHaveLength(1);
});

it.each([
  {},
  { HOST: '127.1' },
  { HOST: '::1' },
  { HOST: 'localhost', NODE_ENV: 'development' },
  { PUBLIC_ORIGIN: 'http://localhost:3000', TRUSTED_PROXIES: '0' },
  { NODE_ENV: 'production', SESSION_SECRET: sessionSecret, PUBLIC_ORIGIN: 'http://127.0.0.1:3000', HOST: '127.0.0.2' },
])('starts with %j', async (environment) => {
  expect(await startSentence(environment)).toBe('it started');
});

it('reports all invalid settings at once', async () => {
  const said = await startSentence({ PORT: '-1', LOG_LEVEL: 'loud' });

  expect(said.split('\n')).toHaveLength(2);
});

it('explains what to do if the data folder is not writable or the file is not a database', async () => {
  const root = await builtRoot();
  await writeFile(path.join(root, 'file'), 'not a folder, and not a database either, whatever SQLite may think of it');

  expect(await startSentence({ DATABASE_URL: 'file/data.sqlite' }, root)).toMatch(
    /^StartError: The data file .+ cannot be used \(.+\); make the folder .+ writable or set DATABASE_URL to another file\.$/,
  );
  expect(await startSentence({ DATABASE_URL: 'file' }, root)).toMatch(
    /^StartError: The data file .+ is damaged or not a database \(.+\)\. Restore a backup with npx countertop restore .+$/,
  );
});

it('explains what to do if the shell is not built or incompatible', async () => {
  const root = await builtRoot();
  await writeFile(path.join(root, 'shell/dist/site.json'), '{"routes":[]}');
  const foreign = await startSentence({}, root);
  await writeFile(path.join(root, 'shell/dist/index.html'), '<!doctype html>');
  const withoutPlaceholders = await startSentence({}, root);
  await unlink(path.join(root, 'shell/dist/index.html'));
  const missing = await startSentence({}, root);

  expect(foreign).toContain('site.json cannot be read');
  expect(withoutPlaceholders).toContain('lacks __THEME__');
  expect(missing).toContain('index.html is missing. Run `npm run build` and start again.');
});

it('serves only the API with SITE_DIR=none', async () => {
  const server = await startTestServer({ environment: { SITE_DIR: 'none' } });
  cleanups.push(server.end);

  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect((await fetch(`${server.url}/`)).status).toBe(404);
});

it('finishes open requests when it stops, with idle connections open, within a second', async () => {
  let arrived = () => {};
  const inFlight = new Promise<void>((resolve) => (arrived = resolve));
  const server = await startTestServer({
    before: async (context, next) => {
      if (context.path === '/api/menu-items/beginner') {
        arrived();
        await new Promise((resolve) => setTimeout(resolve, 300));
      }
      await next();
    },
  });
  await (await fetch(`${server.url}/healthz`)).text();
  const answer = fetch(`${server.url}/api/menu-items/beginner`);
  await inFlight;

  const startedMs = performance.now();
  await Promise.all([server.end(), answer]);

  expect((await answer).status).toBe(200);
  expect(performance.now() - startedMs).toBeLessThan(1000);
});

it('stops within two seconds even if a request never ends', { tags: ['nightly'] }, async () => {
  const server = await startTestServer({ before: () => new Promise(() => {}) });
  const answer = fetch(server.url).catch(() => 'cut off');
  await new Promise((resolve) => setTimeout(resolve, 50));

  const startedMs = performance.now();
  await server.end();

  expect(await answer).toBe('cut off');
  expect(performance.now() - startedMs).toBeLessThan(2000);
});

it('lets a test intercept requests before everything else', async () => {
  const server = await startTestServer({
    before: async (context, next) => {
      if (!context.path.startsWith('/remotes/mf-game/')) return next();
      context.type = 'text/html';
      context.body = 'a wrong response';
    },
  });
  cleanups.push(server.end);

  expect(await (await fetch(`${server.url}/remotes/mf-game/remoteEntry.js`)).text()).toBe('a wrong response');
  expect((await fetch(`${server.url}/`)).status).toBe(200);
});

it('keeps its data across restarts', async () => {
  const root = await builtRoot();
  let environment = {};
  for (let start = 0; start < 10; start += 1) {
    const server = await startTestServer({ root, environment });
    environment = server.databaseEnvironment;
    await server.post('/api/analytics/event', { sessionId: `start-${start}`, eventType: 'page_view', eventData: null });
    await server.close();
  }
  const server = await startTestServer({ root, environment });
  const [row] = await server.read((database) => database('analytics_events').count({ rows: '*' }));
  await server.close();

  expect(row).toEqual({ rows: 10 });
});
