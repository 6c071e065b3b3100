import { useEffect, useState } from 'react';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { echo } from './AnswerField.styles.ts';

/** Longer than a slow typist's pause between keys, so that "4", "45" and "450" are not all announced. */
const pauseMs = 800;

/** How the answer was understood. Shown immediately, announced when typing pauses. */
export function Echo({ children }: { children: string }) {
  const announcement = useAfterPause(children);
  return (
    <>
      <span css={echo} aria-hidden="true">
        {children}
      </span>
      <LiveRegion message={announcement} />
    </>
  );
}

/** Returns the text after it has not changed for a while. The initial text is not announced. */
function useAfterPause(text: string): string {
  const [first] = useState(text);
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text === first ? '' : text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, first]);
  return paused;
}
