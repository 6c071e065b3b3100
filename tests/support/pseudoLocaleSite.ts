import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer, type Server } from '../../tools/serve.mjs';
import { root } from './planted.ts';

/** The build's renderer of public pages. */
interface Prerender {
  readonly render: (path: string, locale: string) => Promise<unknown>;
}

const locale = 'en-XA';

/**
 * Serves the built site in the pseudo-locale: the same files, with `lang="en-XA"` and public pages rendered in it. A real
 * server never uses that language.
 */
export async function startPseudoLocaleSite(): Promise<Server> {
  const folder = mkdtempSync(path.join(tmpdir(), 'countertop-pseudo-'));
  cpSync(path.join(root, 'shell/dist'), folder, { recursive: true });
  const [page, table] = [path.join(folder, 'index.html'), path.join(folder, 'site.json')];
  writeFileSync(page, readFileSync(page, 'utf8').replace('<html lang="en-US"', `<html lang="${locale}"`));
  const { render }: Prerender = createRequire(import.meta.url)(path.join(root, '.cache/prerender/main.cjs'));
  const site = JSON.parse(readFileSync(table, 'utf8'));
  for (const route of site.routes) if (route.html) route.html = await render(route.path, locale);
  site.notFound.html = await render('/not-found', locale);
  writeFileSync(table, JSON.stringify(site));
  const server = await startServer({ SITE_DIR: folder });
  return {
    ...server,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
