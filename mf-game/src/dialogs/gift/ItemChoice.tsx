import { BistroItem } from '@countertop/design-system/artwork/BistroItem';
import { useMessages } from '@countertop/design-system/messages';
import type { Bistro, BistroItemId } from '@countertop/engine/play/day/bistro';
import { useEffect, useId, useRef, useState } from 'react';
import { en as items } from './bistroItems.messages.ts';
import { cards, choice as choiceStyle, itemCard } from './gift.styles.ts';
import { en } from './gift.messages.ts';

export interface ItemChoiceProps {
  /** The two things on offer, or null once one of them is chosen. */
  choice: Bistro['choice'];
  onChoose: (item: BistroItemId) => void;
}

/** Two things for the bistro, of which the child takes one. The chosen one stays where it was. */
export function ItemChoice({ choice, onChoose }: ItemChoiceProps) {
  const t = useMessages(en);
  const item = useMessages(items);
  const titleId = useId();
  const [offered] = useState(choice);
  const [chosen, setChosen] = useState<BistroItemId | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The pressed card is gone.
    if (chosen !== null) title.current?.focus();
  }, [chosen]);
  if (offered === null) return null;
  const choose = (id: BistroItemId) => {
    setChosen(id);
    onChoose(id);
  };
  return (
    <section css={choiceStyle} aria-labelledby={titleId}>
      <h3 id={titleId} ref={title} tabIndex={-1}>
        {t(chosen === null ? 'gift.title' : 'gift.chosen')}
      </h3>
      <div css={cards}>
        {offered.map((id) =>
          chosen === null ? (
            <button key={id} type="button" css={itemCard} onClick={() => choose(id)}>
              <BistroItem name={id} />
              {item(`item.${id}`)}
            </button>
          ) : (
            <p key={id} css={itemCard} data-chosen={id === chosen} aria-hidden={id !== chosen || undefined}>
              <BistroItem name={id} />
              {item(`item.${id}`)}
            </p>
          ),
        )}
      </div>
      <p>{t('gift.note')}</p>
    </section>
  );
}
