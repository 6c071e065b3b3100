import { Dish } from '@countertop/design-system/artwork/Dish';
import { Note } from '@countertop/design-system/Note';
import { phraseText } from '@countertop/phrases/phraseText';
import type { Phrase } from '@countertop/engine/problems/problem';
import { useLocale } from '@countertop/design-system/messages';
import type { Portions as PortionsOf } from './pictureFor.ts';
import { caption, portion, row } from './ProblemPicture.styles.ts';

export interface PortionsProps {
  portions: PortionsOf;
  /** The caption: the line of the ticket. */
  phrase: Phrase;
}

/** Dishes, each with its price in notes below. */
export function Portions({ portions: { dish, count, priceNotes }, phrase }: PortionsProps) {
  const { locale } = useLocale();
  return (
    <div>
      <p css={caption}>
        <bdi>{phraseText(phrase, { locale, moneyDigits: 0 })}</bdi>
      </p>
      <div css={row}>
        {Array.from({ length: count }, (_, place) => (
          <span key={place} css={portion}>
            <Dish id={dish} />
            {priceNotes.map((dollars, index) => (
              // The notes are static.
              <Note key={index} value={dollars} />
            ))}
          </span>
        ))}
      </div>
    </div>
  );
}
