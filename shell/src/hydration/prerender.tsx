import { collectStyles, type CollectedSheet } from '@countertop/design-system/collect-styles';
import { ThemeRoot } from '@countertop/design-system/ThemeRoot';
import type { EmotionCache } from '@emotion/react';
import { createMemoryHistory } from '@tanstack/react-router';
import { StrictMode, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { App } from '../app/App.tsx';
import { makeRouter } from '../app/router.tsx';
import { NoScriptPage } from '../pages/no-script/NoScriptPage.tsx';

export { appearance } from '@countertop/design-system/appearance';
export { themeStyles } from '@countertop/design-system/collect-styles';
export { scriptStyles } from '@countertop/design-system/script-styles';
export { site } from '../pages/site.ts';

/** A page as HTML, without a script. */
export interface Rendered {
  /** What goes into `#root`. */
  readonly body: string;
  readonly sheets: readonly CollectedSheet[];
}

/** A `style` attribute in HTML is refused by the policy: its text waits in another one. */
function withoutStyleAttributes({ body, sheets }: Rendered): Rendered {
  const styles = new Set<string>();
  const changed = body.replaceAll(/ style="([^"]*)"/g, (_, style: string) => {
    styles.add(style);
    return ` data-style="${style}"`;
  });
  const css = [...styles].map((style) => `[data-style="${style}"]{${style}}`).join('');
  return { body: changed, sheets: css === '' ? sheets : [...sheets, { emotion: 'inline-styles', css }] };
}

async function toHtml(name: string, draw: (cache: EmotionCache) => ReactNode): Promise<Rendered> {
  const { cache, sheets } = collectStyles();
  const { prelude } = await prerender(<StrictMode>{draw(cache)}</StrictMode>, {
    // Whole: a page in pieces needs scripts inside the HTML, which the policy refuses.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error;
    },
  });
  const body = await new Response(prelude).text();
  if (/<script|<div hidden id="S:/.test(body)) throw new Error(`${name} came in pieces, and would be blank.`);
  return withoutStyleAttributes({ body, sheets: sheets() });
}

/** Renders the page at a path as the browser will draw it first, in English or another language. The build runs this in Node. */
export async function render(path: string, locale = 'en-US'): Promise<Rendered> {
  const router = makeRouter({ history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  return toHtml(path, (cache) => <App router={router} cache={cache} locale={locale} />);
}

/** Renders what a page that does not come as HTML shows without JavaScript. */
export function renderNoScript(): Promise<Rendered> {
  return toHtml('The notice without JavaScript', (cache) => (
    <ThemeRoot cache={cache}>
      <NoScriptPage />
    </ThemeRoot>
  ));
}
