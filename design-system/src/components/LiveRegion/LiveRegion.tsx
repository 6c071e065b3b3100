import { liveRegion } from './LiveRegion.styles.ts';

export interface LiveRegionProps {
  /** What just happened, in one sentence. Empty if nothing has. */
  message: string;
  /** `assertive` interrupts speech. Only for what cannot wait. */
  politeness?: 'polite' | 'assertive';
  /** A counter. When it changes, the same message is announced again. */
  occurrence?: string | number | undefined;
}

/** Announces a change. Render it from the start and change the message: a region inserted with its message is not announced. */
export function LiveRegion({ message, politeness = 'polite', occurrence }: LiveRegionProps) {
  return (
    <div
      css={liveRegion}
      role={politeness === 'polite' ? 'status' : 'alert'}
      aria-live={politeness}
      aria-atomic="true"
      // react-aria hides the page behind a dialog, except elements with this attribute.
      data-live-announcer="true"
    >
      {message !== '' && <span key={occurrence}>{message}</span>}
    </div>
  );
}
