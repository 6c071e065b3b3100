import { type LatePart, useArrival } from '@countertop/design-system/latePart';
import { createElement, useEffect } from 'react';
import { Coming } from './Coming.tsx';
import { Missing } from './Missing.tsx';
import { useFocusBack } from './useFocusBack.ts';

export interface LateProps<Props extends object> {
  part: LatePart<Props>;
  /** What the part is drawn with. */
  props: Props;
  /** False: it is drawn if it is there, and nobody waits for it. */
  isWanted?: boolean;
  /** The person waits for it no longer, because it did not come. */
  onGiveUp: () => void;
}

/** A part that may have to be fetched first. A longer wait is shown and said, and so is a failure, which can be tried again. */
export function Late<Props extends object>({ part, props, isWanted = true, onGiveUp }: LateProps<Props>) {
  const Part = useArrival(part);
  useEffect(() => {
    if (isWanted) void part.fetch();
  }, [part, isWanted]);
  const isMissing = isWanted && Part === 'failed';
  useFocusBack(isMissing);
  if (typeof Part === 'function') return createElement(Part, props);
  if (!isWanted) return null;
  return isMissing ? <Missing onTryAgain={() => void part.fetch()} onGiveUp={onGiveUp} /> : <Coming />;
}
