import createCache from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { App } from './App';

/** Returns the page’s HTML, and the `<style>` elements for its head. */
export function render(): { html: string; styles: string } {
  // `ct` is the key of the cache in the browser, which takes over the styles.
  const cache = createCache({ key: 'ct' });
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const html = renderToString(<App cache={cache} />);
  return { html, styles: constructStyleTagsFromChunks(extractCriticalToChunks(html)) };
}
