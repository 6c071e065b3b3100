import { Page } from '@countertop/design-system/Page';
import { HydrationBoundary } from '../../hydration/HydrationBoundary.tsx';
import { Hero } from './Hero.tsx';
import { lazyBands, lazyContact, lazyGames, lazyInside, lazyWhy } from './lazySections.ts';

/** / */
export function HomePage() {
  return (
    <Page width="full">
      <HydrationBoundary>
        <Hero />
      </HydrationBoundary>
      {lazyGames}
      {lazyInside}
      {lazyWhy}
      {lazyBands}
      {lazyContact}
    </Page>
  );
}
