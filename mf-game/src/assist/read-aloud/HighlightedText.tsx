import { Fragment } from 'react';
import { splitSentences } from '@countertop/phrases/phraseText';
import type { SentencePlace, SpokenSentence } from '@countertop/phrases/spokenProblem';
import { highlight } from './HighlightedText.styles.ts';

export interface HighlightedTextProps {
  text: string;
  place: SentencePlace;
  /** The sentence being read aloud, anywhere on the ticket. */
  currentSentence: SpokenSentence | null;
}

/** A text on a ticket that highlights the sentence being read aloud. */
export function HighlightedText({ text, place, currentSentence }: HighlightedTextProps) {
  if (currentSentence?.place !== place) return <span>{text}</span>;
  return splitSentences(text).map((sentence, part) => (
    <Fragment key={sentence}>
      {part > 0 && <span> </span>}
      <span css={part === currentSentence.part && highlight}>{sentence}</span>
    </Fragment>
  ));
}
