import { steadyWords } from './SteadyWords.styles.ts';

export interface SteadyWordsProps {
  /** Words that are heavier while they are chosen. */
  children: string;
}

/** Keeps the room of the heavy weight, so that choosing moves nothing beside it. */
export function SteadyWords({ children }: SteadyWordsProps) {
  return (
    <span css={steadyWords} data-words={children}>
      {children}
    </span>
  );
}
