import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import knex, { type Knex } from 'knex';
import { snakeCase } from '../src/platform/db/snakeCase.ts';
import { Sessions } from '../src/resources/accounts/sessions.ts';
import type { UserRow } from '../src/resources/people/Account.model.ts';
import { insertAccount } from '../src/resources/people/insertAccount.ts';
import { newUser } from '../src/resources/people/users.ts';
import { startServer, type RunningServer, type ServerOptions } from '../src/app.ts';
import { ownPostgres } from './postgres.ts';
import { writeMigratedSqlite } from './sqlite.ts';

const template = `<!doctype html>
<html lang="en-US" dir="ltr" data-theme="__THEME__" data-text-size="__TEXT_SIZE__" data-motion="__MOTION__" data-settings="__SETTINGS__">
<head><!--__PAGE_COLORS__--><style>html { color: #123 }</style><!--__HEAD__--><!--__STYLES__-->
<script type="application/json" id="remotes">__REMOTES__</script><script defer src="/js/main.0a1b2c3d.js"></script></head>
<body><!--__PRELOADS__--><div id="root"><!--__BODY__--></div><!--__NO_SCRIPT__--><!--__OLD_BROWSER__--></body></html>`;

const site = {
  routes: [
    {
      path: '/',
      title: 'Numbers & <games>',
      description: 'Say "hello"',
      robots: 'index',
      socialImage: { path: '/social/home.png', width: 1200, height: 630, alt: 'A "customer" & a dish' },
      structuredData: { '@type': 'WebSite', url: '__ORIGIN__/', name: '</script><script>' },
      preload: ['/js/home.55555555.js'],
      html: { body: '<h1>Two & two $& $1</h1>', sheets: [{ emotion: 'ct a b', css: '.ct-a{color:red}' }] },
      viewParameters: ['tab'],
      htmlFor: 'signedOut',
    },
    {
      path: '/game',
      title: 'Game',
      description: 'Play',
      robots: 'index',
      remote: 'mf_game',
      expose: './GamePage',
      html: { body: '<h1>Game & start</h1>', sheets: [] },
      needsScript: true,
      htmlScripts: ['js/game.22222222.js'],
    },
    { path: '/pricing', title: 'Plans', description: 'Pay', robots: 'noindex', policy: 'payment' },
    {
      path: '/profile',
      title: 'Profile',
      description: 'You',
      robots: 'noindex',
      remote: 'mf_account',
      expose: './ProfilePage',
    },
  ],
  notFound: {
    title: 'Not found',
    description: 'Nothing here',
    html: { body: '<h1>Nothing here</h1>', sheets: [] },
  },
  noScript: { body: '<h1>Needs JavaScript</h1>', sheets: [{ emotion: 'ct c', css: '.ct-c{color:tan}' }] },
  oldBrowser: { body: '<h2>Too old</h2>', sheets: [{ emotion: 'ct o', css: '.ct-o{color:red}' }] },
  scriptStyles: ['/* filled by script */'],
  appearance: {
    themes: [
      { name: 'default', pageColor: '#f6f8f1', isDark: false },
      { name: 'dark', pageColor: '#0e1b17', isDark: true },
      { name: 'high-contrast', pageColor: '#000000', isDark: true },
      { name: 'protanopia', pageColor: '#f6f8f2', isDark: false },
      { name: 'deuteranopia', pageColor: '#f6f8f3', isDark: false },
      { name: 'tritanopia', pageColor: '#f6f8f4', isDark: false },
    ],
    textSizes: ['100', '75', '125', '150'],
    motions: ['system', 'on', 'off'],
  },
  fontPreloads: ['/fonts/lexend.0a1b2c3d.woff2'],
  themes: ['/js/themes.44444444.js'],
  themeStyles: { dark: '[data-theme="dark"]{--page:black}' },
};

const shellManifest = {
  shared: [
    {
      name: '@countertop/design-system/Dialog',
      assets: { js: { sync: ['js/kit.11111111.js', 'js/main.0a1b2c3d.js'] } },
    },
  ],
};
const gameStats = {
  exposes: [
    {
      path: './GamePage',
      assets: { js: { sync: ['js/game.22222222.js'] } },
      requires: ['@countertop/design-system/Dialog'],
    },
    { path: './Other', assets: { js: { sync: ['js/other.33333333.js'] } }, requires: [] },
  ],
};

const files: Readonly<Record<string, string>> = {
  'shell/dist/index.html': template,
  'shell/dist/site.json': JSON.stringify(site),
  'shell/dist/mf-manifest.json': JSON.stringify(shellManifest),
  'shell/dist/builds.json': JSON.stringify([
    ['js/main.0a1b2c3d.js', 'icon.svg', 'offline-worker.js'],
    ['js/old.99999999.js'],
  ]),
  'shell/dist/offline-worker.js': 'addEventListener("fetch", () => {})',
  'shell/dist/favicon.ico': 'icon',
  'shell/dist/js/main.0a1b2c3d.js': 'console.log("plain")',
  'shell/dist/js/main.0a1b2c3d.js.br': 'compressed by brotli',
  'shell/dist/js/main.0a1b2c3d.js.gz': 'compressed by gzip',
  'shell/dist/js/main.0a1b2c3d.js.map': '{}',
  'shell/dist/.env': 'SECRET=1',
  'mf-game/dist/mf-stats.json': JSON.stringify(gameStats),
  'mf-game/dist/remoteEntry.js': 'console.log("entry")',
  'mf-game/dist/js/game.22222222.js': 'console.log("game")',
};

/** Creates a folder like the built repository, with a tiny shell and one remote. */
export async function makeBuiltRoot(): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'countertop-api-'));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(root, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return root;
}

/** A signed-in user. */
export interface TestCaller {
  readonly id: string;
  readonly email: string;
  /** Value of the `Cookie` header. */
  readonly cookie: string;
  /** Makes a call with the user's session. A body is sent as JSON. */
  call(method: string, path: string, body?: unknown): Promise<Response>;
}

export interface TestServer extends RunningServer {
  readonly root: string;
  /** Environment of another process that uses the same data. */
  readonly databaseEnvironment: Readonly<Record<string, string>>;
  /** Posts JSON like a page of the site. */
  post(path: string, body: unknown): Promise<Response>;
  /** Queries the database over a separate connection. */
  read<Row>(query: (database: Knex) => PromiseLike<Row>): Promise<Row>;
  /** Stores an account directly in the database and signs it in. `row` overrides columns. */
  signedIn(row?: Partial<UserRow>): Promise<TestCaller>;
  /** Stops the server and removes its folder. */
  end(): Promise<void>;
}

/** Stores an account directly in the database and signs it in. Returns a caller of the server at `url`. */
export async function storeCaller(
  database: Knex,
  url: string,
  now: () => number,
  row: Partial<UserRow>,
): Promise<TestCaller> {
  const nobody = newUser('', now());
  const confirmed = { email: `${nobody.id}@school.example`, adultConfirmedAt: now(), confirmedAt: now() };
  const user = { ...nobody, ...confirmed, ...row };
  await insertAccount(database, user);
  const { token } = await new Sessions(database, now).create(user.id, 'Firefox on Linux');
  const cookie = `session=${token}; signed-in=1`;
  return {
    id: user.id,
    email: user.email,
    cookie,
    call: (method, target, body) =>
      fetch(`${url}${target}`, {
        method,
        redirect: 'manual',
        headers: { Cookie: cookie, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
  };
}

/** Starts a complete server on a free port with its own database. */
export async function startTestServer({
  environment = {},
  ...options
}: Partial<ServerOptions> = {}): Promise<TestServer> {
  const root = options.root ?? (await makeBuiltRoot());
  const hasOwnDatabase = environment['DATABASE_URL'] === undefined;
  const own = hasOwnDatabase ? await ownPostgres() : null;
  if (hasOwnDatabase && own === null && options.root === undefined) {
    await writeMigratedSqlite(path.join(root, 'data', 'countertop.sqlite'));
  }
  const server = await startServer({
    root,
    delayLimitMs: Infinity,
    hasJobs: false,
    // Tests trust a proxy to use several addresses, but still need demo accounts and test payments.
    isLoopbackAssumed: environment['NODE_ENV'] === undefined,
    ...options,
    environment: {
      PORT: '0',
      LOG_LEVEL: 'silent',
      ANALYTICS_BUDGET: 'off',
      ...(own && { DATABASE_URL: own.url }),
      ...environment,
    },
  });
  const databaseUrl = environment['DATABASE_URL'] ?? own?.url ?? server.dataPlace;
  async function read<Row>(query: (database: Knex) => PromiseLike<Row>): Promise<Row> {
    const isFile = databaseUrl === server.dataPlace;
    const connection = isFile
      ? knex({ ...snakeCase, client: 'sqlite3', connection: { filename: databaseUrl }, useNullAsDefault: true })
      : knex({ ...snakeCase, client: 'pg', connection: databaseUrl });
    try {
      // Waits while the server writes.
      if (isFile) await connection.raw('PRAGMA busy_timeout = 5000');
      return await query(connection);
    } finally {
      await connection.destroy();
    }
  }
  return {
    ...server,
    root,
    databaseEnvironment: { DATABASE_URL: databaseUrl },
    post: (target, body) =>
      fetch(`${server.url}${target}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    read,
    signedIn: (row = {}) => read((connection) => storeCaller(connection, server.url, options.now ?? Date.now, row)),
    async end() {
      await server.close();
      await own?.remove();
      await rm(root, { recursive: true, force: true });
    },
  };
}
