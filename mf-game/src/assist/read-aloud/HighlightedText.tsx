import { Fragment } from 'react';
import { sentencesOf } from '../phrases/phraseText.ts';
import type { SentencePlace, SpokenSentence } from '../phrases/spokenProblem.ts';
import { said as saidStyle } from './HighlightedText.styles.ts';

export interface HighlightedTextProps {
  text: string;
  /** Where it stands on the ticket. */
  place: SentencePlace;
  /** The sentence being read aloud, wherever it stands. */
  said: SpokenSentence | null;
}

/** A text of a ticket; the sentence that is being read aloud is marked. */
export function HighlightedText({ text, place, said }: HighlightedTextProps) {
  if (said?.place !== place) return text;
  return sentencesOf(text).map((sentence, part) => (
    <Fragment key={sentence}>
      {part > 0 && ' '}
      {part === said.part ? <span css={saidStyle}>{sentence}</span> : sentence}
    </Fragment>
  ));
}
