import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';
import { Fragment } from 'react';
import { splitSentences } from '@countertop/phrases/phraseText';
import type { SentencePlace, SpokenSentence } from '@countertop/phrases/spokenProblem';

/** A light background and an underline; either alone is enough to follow. Does not affect the layout. */
const highlight = css({
  background: `color-mix(in srgb, ${token.play.bg} 45%, ${token.surface.paper})`,
  borderBlockEnd: `3px solid ${token.border.answer}`,
  borderRadius: '2px 2px 0 0',
  boxDecorationBreak: 'clone',
  color: token.text.onPaper,
  '@media (forced-colors: active)': { background: 'Mark', color: 'MarkText', forcedColorAdjust: 'none' },
});

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
