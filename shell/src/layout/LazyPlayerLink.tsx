import { lazyComponent } from '@countertop/design-system/lazy';
import { LazyBoundary } from '@countertop/design-system/LazyBoundary';
import type { PlayerLinkProps } from './PlayerLink.tsx';

const PlayerLink = lazyComponent(
  async () => (await import(/* webpackChunkName: "player" */ './PlayerLink.tsx')).PlayerLink,
);

/** Only devices that are handed over load the drawing of a child. */
export function LazyPlayerLink(props: PlayerLinkProps) {
  return (
    <LazyBoundary placement="inline">
      <PlayerLink {...props} />
    </LazyBoundary>
  );
}
