import { createServer, type Server } from 'node:http';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sirv from 'sirv';
import { buildPackage, packageFolder } from '../../tools/package/buildPackage.mjs';
import { bin, root, run } from '../../tools/run.mjs';

/** An app that knows the design system only as an installed package: plain Vite, no setting of this repository. */
export const outsideApp = path.join(root, 'tests/outside-app');
const built = path.join(outsideApp, 'dist');

/** Modes of Vite. React reports differences between server and browser in development only. */
export const modes = ['production', 'development'] as const;

async function runTool(command: string, args: readonly string[], mode: string = modes[0]): Promise<string> {
  const options = { cwd: outsideApp, isQuiet: true, env: { NODE_ENV: mode } };
  const { status, output } = await run(command, args, options);
  if (status !== 0) throw new Error(`${path.basename(command)} ${args.join(' ')} failed:\n${output}`);
  return output;
}

/** Installs what npm would publish. Peer dependencies are those of the repository, so that nothing is downloaded. */
async function installPackage(): Promise<void> {
  await buildPackage();
  rmSync(built, { recursive: true, force: true });
  mkdirSync(built);
  await runTool('npm', ['pack', packageFolder, '--pack-destination', built, '--silent']);
  const target = path.join(outsideApp, 'node_modules/@countertop/design-system');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const { version } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8'));
  const archive = path.join(built, `countertop-design-system-${version}.tgz`);
  await runTool('tar', ['-xzf', archive, '--strip-components=1', '-C', target]);
}

/** Type-checks the app, and builds it for browser and server in both modes. */
export async function buildOutsideApp(): Promise<void> {
  await installPackage();
  const builds = modes.flatMap((mode) => {
    const build = ['build', '--mode', mode, '--logLevel', 'warn'];
    return [
      runTool(bin('vite'), [...build, '--outDir', `dist/${mode}`], mode),
      runTool(bin('vite'), [...build, '--ssr', 'src/entry-server.tsx', '--outDir', `dist/${mode}-server`], mode),
    ];
  });
  await Promise.all([runTool(bin('tsc'), ['-p', '.']), ...builds]);
}

/** Renders the app in a separate process, because Node keeps the loaded mode of React. */
async function renderPage(mode: string): Promise<string> {
  const entry = pathToFileURL(path.join(built, `${mode}-server/entry-server.js`)).href;
  const script = `import(${JSON.stringify(entry)}).then(({ render }) => console.log(JSON.stringify(render())))`;
  const { html, styles } = JSON.parse(await runTool(process.execPath, ['-e', script], mode));
  return readFileSync(path.join(built, mode, 'index.html'), 'utf8')
    .replace('<!--styles-->', () => styles)
    .replace('<!--app-->', () => html);
}

/** Serves a build on a free port: the rendered page, and the files as they are. */
export async function serveOutsideApp(mode: (typeof modes)[number]): Promise<{ url: string; server: Server }> {
  const page = await renderPage(mode);
  const serveFile = sirv(path.join(built, mode));
  const server = createServer((request, response) => {
    if (request.url !== '/') return serveFile(request, response);
    return response.setHeader('Content-Type', 'text/html').end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { url: `http://127.0.0.1:${address.port}/`, server };
}
