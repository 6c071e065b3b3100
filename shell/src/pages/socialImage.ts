import type { SocialImage } from '@countertop/contract/site';

/** The pictures in `public/social`, each by the page it shows; `node tools/social.mjs` takes them. */
export type SocialPicture = 'home' | 'game' | 'pricing' | 'about' | 'blog' | 'privacy' | 'teachers';

/** In pixels: what every network shows without cutting. */
export const socialSize = { width: 1200, height: 630 } as const;

/** The picture as the head of a page names it. `alt` says what is to be seen. */
export function socialImageOf(picture: SocialPicture, alt: string): SocialImage {
  return { path: `/social/${picture}.png`, ...socialSize, alt };
}
