import { contactEmail } from '@countertop/contract/contact';
import { Page } from '@countertop/design-system/Page';
import { Island } from '../../hydration/Island.tsx';
import { Bands } from './Bands.tsx';
import { Contact } from './Contact.tsx';
import { Games } from './Games.tsx';
import { Hero } from './Hero.tsx';
import { Why } from './Why.tsx';

/** The front of the house: what it is, what can be played, why here, what a child learns, and how to reach us. */
export function HomePage() {
  return (
    <Page width="full">
      <Island>
        <Hero />
      </Island>
      <Island>
        <Games />
      </Island>
      <Island>
        <Why />
      </Island>
      <Island>
        <Bands />
      </Island>
      <Island>
        <Contact email={contactEmail} />
      </Island>
    </Page>
  );
}
