import type { ReactNode } from 'react';
import type { ArticleId } from './postings/postings.ts';
import { CoinJar } from './scenes/CoinJar.tsx';
import { EveryHand } from './scenes/EveryHand.tsx';
import { RedPencil } from './scenes/RedPencil.tsx';
import { RestingClock } from './scenes/RestingClock.tsx';

const pictures: Record<ArticleId, () => ReactNode> = {
  'math-play-for-every-child': EveryHand,
  'time-to-think': RestingClock,
  'a-reason-not-a-cross': RedPencil,
  'money-at-the-kitchen-table': CoinJar,
};

export interface ArticlePictureProps {
  id: ArticleId;
}

/** The picture on an article's card and next to its title. */
export function ArticlePicture({ id }: ArticlePictureProps) {
  const Picture = pictures[id];
  return <Picture />;
}
