import { useMessages } from '@countertop/design-system/messages';
import { Page } from '@countertop/design-system/Page';
import { en } from '../messages/en.messages.ts';
import { BistroCard } from './BistroCard.tsx';
import { Hero } from './Hero.tsx';
import { games, gamesHead, gamesSection } from './HomePage.styles.ts';
import { PlaceholderCard } from './PlaceholderCard.tsx';

/** The front of the house: what it is, and the one way in. */
export function HomePage() {
  const t = useMessages(en);
  return (
    <Page width="full">
      <Hero />
      <section css={gamesSection} aria-labelledby="games">
        <div css={gamesHead}>
          <h2 id="games">{t('home.games')}</h2>
          <p>{t('home.gamesLead')}</p>
        </div>
        <div css={games}>
          <BistroCard />
          <PlaceholderCard />
          <PlaceholderCard />
        </div>
      </section>
    </Page>
  );
}
