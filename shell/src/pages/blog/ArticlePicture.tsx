import { Coin } from '@countertop/design-system/artwork/Coin';
import { Customer } from '@countertop/design-system/artwork/Customer';
import { Diner } from '@countertop/design-system/artwork/Diner';
import { Dish } from '@countertop/design-system/artwork/Dish';
import { Note } from '@countertop/design-system/Note';
import type { ReactNode } from 'react';
import { CounterScene, OnCounter, type CounterSceneProps } from '../counter-scene/CounterScene.tsx';
import type { ArticleId } from './postings/postings.ts';

/** A customer with coins and a bill to spend. */
function Money() {
  return (
    <>
      <OnCounter width="customer">
        <Customer look={3} mood="happy" />
      </OnCounter>
      <OnCounter width="note">
        <Note value={20} />
      </OnCounter>
      {([25, 10, 1] as const).map((value) => (
        <OnCounter key={value} width="coin">
          <Coin value={value} />
        </OnCounter>
      ))}
    </>
  );
}

/** An order that was added up wrong: two burgers and a drink, and a customer thinking. */
function Bill() {
  return (
    <>
      <OnCounter width="customer">
        <Customer look={12} mood="waiting" />
      </OnCounter>
      {(['burger', 'burger', 'soda'] as const).map((dish, index) => (
        // The same dish appears twice, so its index is its key.
        <OnCounter key={index} width="dish">
          <Dish id={dish} />
        </OnCounter>
      ))}
    </>
  );
}

/** Customers in no hurry, with soup that stays warm. */
function Calm() {
  return (
    <>
      <OnCounter width="table">
        <Diner look={5} pose="happy" dish="soup" />
      </OnCounter>
      <OnCounter width="table">
        <Diner look={13} pose="happy" dish="pasta" />
      </OnCounter>
    </>
  );
}

/** Customers with a hearing aid, a wheelchair and glasses. */
function Everyone() {
  return (
    <>
      {[10, 7, 14].map((look) => (
        <OnCounter key={look} width="customer">
          <Customer look={look} mood="happy" />
        </OnCounter>
      ))}
    </>
  );
}

const pictures: Record<ArticleId, () => ReactNode> = {
  'math-play-for-every-child': Everyone,
  'time-to-think': Calm,
  'a-reason-not-a-cross': Bill,
  'money-at-the-kitchen-table': Money,
};

export interface ArticlePictureProps extends Pick<CounterSceneProps, 'size'> {
  id: ArticleId;
}

/** The picture on an article's card and above its text. */
export function ArticlePicture({ id, ...scene }: ArticlePictureProps) {
  const Picture = pictures[id];
  return (
    <CounterScene {...scene}>
      <Picture />
    </CounterScene>
  );
}
