import { useEffect, useState } from 'react';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { echo } from './AnswerField.styles.ts';

/** Longer than between two keys of a slow typist, so that "4", "45" and "450" are not all said. */
const pauseMs = 800;

/** How an entry was read: seen at once, heard when the typing has paused. */
export function Echo({ children }: { children: string }) {
  const said = useAfterPause(children);
  return (
    <>
      <span css={echo} aria-hidden="true">
        {children}
      </span>
      <LiveRegion message={said} />
    </>
  );
}

/** The text once it has stayed the same for a while; what stands there from the start is not news. */
function useAfterPause(text: string): string {
  const [first] = useState(text);
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text === first ? '' : text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, first]);
  return paused;
}
