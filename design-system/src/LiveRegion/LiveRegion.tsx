import { liveRegion } from './LiveRegion.styles.ts';

export interface LiveRegionProps {
  /** What just happened, in one sentence; empty while nothing has. */
  message: string;
  /** `assertive` interrupts what is being read: only for what cannot wait. */
  politeness?: 'polite' | 'assertive';
}

/** Says a change aloud. Keep it on the page from the start and change the message: a region that arrives late is silent. */
export function LiveRegion({ message, politeness = 'polite' }: LiveRegionProps) {
  return (
    <div css={liveRegion} role={politeness === 'polite' ? 'status' : 'alert'} aria-live={politeness} aria-atomic="true">
      {message}
    </div>
  );
}
