import { type FocusEvent, useRef, useState } from 'react';

/** Offers untimed mode once each time the restaurant opens, at the first table reached by keyboard. `props` belong to the group of tables. */
export function useUntimedOffer(isTimed: boolean) {
  const [isOffered, setOffered] = useState(false);
  const isHeard = useRef(false);
  return {
    isOpen: isTimed && !isOffered,
    props: {
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches('[data-table]:focus-visible')) isHeard.current = isTimed;
      },
      // Not before: the description must stay while it is read.
      onBlur: () => {
        if (isHeard.current) setOffered(true);
      },
    },
  };
}
