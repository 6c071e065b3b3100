import type { SocialImage } from '@countertop/contract/site/site';
import { translate } from '@countertop/design-system/messages';
import { en } from './socialImage.messages.ts';

/** The pictures in `public/social`, named after the page they are for. They are screenshots of `SharePreview`. */
export type SocialPicture =
  | 'home'
  | 'game'
  | 'pricing'
  | 'about'
  | 'blog'
  | 'privacy'
  | 'support'
  | 'teachers'
  | 'teach'
  | 'schools'
  | 'accessibility';

/** In pixels. Every network shows this size uncropped. */
const socialSize = { width: 1200, height: 630 } as const;

/** Returns the picture for the head of a page. */
export function socialImageOf(picture: SocialPicture, locale: string): SocialImage {
  return { path: `/social/${picture}.png`, ...socialSize, alt: translate(en, locale)(`social.${picture}`) };
}
