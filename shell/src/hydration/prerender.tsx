import { collectStyles, type CollectedSheet } from '@countertop/design-system/server';
import { ThemeRoot } from '@countertop/design-system/ThemeRoot';
import { webFonts } from '@countertop/design-system/webFonts';
import type { EmotionCache } from '@emotion/react';
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import { StrictMode, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { App } from '../app/App.tsx';
import { makeRouter } from '../app/router.tsx';
import { NoScriptPage } from '../pages/no-script/NoScriptPage.tsx';
import { OldBrowserNotice } from '../pages/old-browser/OldBrowserNotice.tsx';

export { appearance } from '@countertop/design-system/appearance';
export { themeStyles } from '@countertop/design-system/server';
export { scriptStyles } from '@countertop/design-system/script-styles';
export { siteManifest } from '../pages/siteManifest.ts';

/** A server-rendered page. */
export interface Rendered {
  /** Content of `#root`. */
  readonly body: string;
  readonly sheets: readonly CollectedSheet[];
}

/** Moves `style` attributes, which the Content-Security-Policy blocks in HTML, to `data-style` and a style sheet. */
function withoutStyleAttributes({ body, sheets }: Rendered): Rendered {
  const styles = new Set<string>();
  const changed = body.replaceAll(/ style="([^"]*)"/g, (_, style: string) => {
    styles.add(style);
    return ` data-style="${style}"`;
  });
  const css = [...styles].map((style) => `[data-style="${style}"]{${style}}`).join('');
  return { body: changed, sheets: css === '' ? sheets : [...sheets, { emotion: 'inline-styles', css }] };
}

async function toHtml(name: string, renderTree: (cache: EmotionCache) => ReactNode): Promise<Rendered> {
  const { cache, sheets } = collectStyles();
  const { prelude } = await prerender(<StrictMode>{renderTree(cache)}</StrictMode>, {
    // In one piece: streamed pieces need inline scripts, which the policy blocks.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error;
    },
  });
  const body = await new Response(prelude).text();
  if (/<script|<div hidden id="S:/.test(body))
    throw new Error(`${name} was rendered in pieces and would stay blank without inline scripts.`);
  return withoutStyleAttributes({ body, sheets: sheets() });
}

const routerAt = (path: string) => makeRouter({ history: createMemoryHistory({ initialEntries: [path] }) });

/** Renders the page at a path to HTML. The build runs this in Node. */
export async function render(path: string, locale = 'en-US'): Promise<Rendered> {
  const router = routerAt(path);
  await router.load();
  return toHtml(path, (cache) => <App router={router} cache={cache} locale={locale} />);
}

function renderNotice(name: string, notice: ReactNode): Promise<Rendered> {
  return toHtml(name, (cache) => (
    <ThemeRoot cache={cache} fonts={webFonts} isLayered>
      <RouterContextProvider router={routerAt('/')}>{notice}</RouterContextProvider>
    </ThemeRoot>
  ));
}

/** Renders the notice that client-rendered pages show without JavaScript. */
export const renderNoScript = (): Promise<Rendered> => renderNotice('The notice without JavaScript', <NoScriptPage />);

/** Renders the notice that every page shows in a browser that is too old. */
export const renderOldBrowser = (): Promise<Rendered> =>
  renderNotice('The notice for old browsers', <OldBrowserNotice />);
