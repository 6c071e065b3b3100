import { css as emotionCss, type EmotionCache, type SerializedStyles } from '@emotion/react';

/**
 * Cascade layer of the components, and the label by which the cache knows their styles: it is part of the class name.
 * The base styles are in a layer before it. Styles without a layer, those of pages, win against both.
 */
const components = 'kit';

/** Layers in the order in which they win, the last one most. */
export const layerOrder = `@layer base,${components}`;

/** Emotion's `css` for the design system's own styles. */
export function css(...styles: Parameters<typeof emotionCss>): SerializedStyles {
  return emotionCss({ label: components }, ...styles);
}

/**
 * Returns a view of an Emotion cache that puts the components' styles into their layer. A server does so for all pages or for none:
 * Emotion keeps the CSS that it has made by name.
 */
export function withLayers(cache: EmotionCache): EmotionCache {
  return {
    ...cache,
    insert(selector, serialized, sheet, shouldCache) {
      const isOfComponent = serialized.name.endsWith(`-${components}`);
      const styles = isOfComponent ? `@layer ${components}{${serialized.styles}}` : serialized.styles;
      return cache.insert(selector, { ...serialized, styles }, sheet, shouldCache);
    },
  };
}
