import { liveRegion } from './LiveRegion.styles.ts';

export interface LiveRegionProps {
  /** What just happened, in one sentence; empty while nothing has. */
  message: string;
  /** `assertive` interrupts what is being read: only for what cannot wait. */
  politeness?: 'polite' | 'assertive';
  /** Which time it happens, such as a count: when it changes, the same message is said again. */
  occurrence?: string | number | undefined;
}

/** Says a change aloud. Keep it on the page from the start and change the message: a region that arrives late is silent. */
export function LiveRegion({ message, politeness = 'polite', occurrence }: LiveRegionProps) {
  return (
    <div
      css={liveRegion}
      role={politeness === 'polite' ? 'status' : 'alert'}
      aria-live={politeness}
      aria-atomic="true"
      // A dialog hides the rest of the page; react-aria leaves out what is marked so, and what happens there is still heard.
      data-live-announcer="true"
    >
      {message !== '' && <span key={occurrence}>{message}</span>}
    </div>
  );
}
