import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { useSession } from './SessionContext.tsx';
import { useAnnouncements } from './useAnnouncements.ts';

/** Says what happens in the restaurant, for those who hear it. */
export function Announcer() {
  return <LiveRegion {...useAnnouncements(useSession())} />;
}
