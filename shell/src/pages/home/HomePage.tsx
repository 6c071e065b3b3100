import { Page } from '@countertop/design-system/Page';
import { HydrationBoundary } from '../../hydration/HydrationBoundary.tsx';
import { Bands } from './Bands.tsx';
import { Contact } from './Contact.tsx';
import { Games } from './Games.tsx';
import { Hero } from './Hero.tsx';
import { Inside } from './Inside.tsx';
import { Why } from './Why.tsx';

/** / */
export function HomePage() {
  return (
    <Page width="full">
      <HydrationBoundary>
        <Hero />
      </HydrationBoundary>
      <HydrationBoundary>
        <Games />
      </HydrationBoundary>
      <HydrationBoundary>
        <Inside />
      </HydrationBoundary>
      <HydrationBoundary>
        <Why />
      </HydrationBoundary>
      <HydrationBoundary>
        <Bands />
      </HydrationBoundary>
      <HydrationBoundary>
        <Contact />
      </HydrationBoundary>
    </Page>
  );
}
