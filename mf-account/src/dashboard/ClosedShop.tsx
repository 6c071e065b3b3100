import { NightStreet } from '@countertop/design-system/artwork/NightStreet';
import { Card } from '@countertop/design-system/Card';
import { useMessages } from '@countertop/design-system/messages';
import { PageLink } from '@countertop/routes/PageLink';
import { useId } from 'react';
import { closed, street } from './Dashboard.styles.ts';
import { en } from './dashboard.messages.ts';

/** First step for a new player: the restaurant at dusk, still closed. */
export function ClosedShop({ restaurant }: { restaurant: string }) {
  const t = useMessages(en);
  const id = useId();
  const picture = (
    <div css={street}>
      <NightStreet sign={restaurant} doorSign={t('closed.sign')} time="dusk" />
    </div>
  );
  return (
    <Card picture={picture}>
      <section css={closed} aria-labelledby={id}>
        <h2 id={id}>{t('start.title')}</h2>
        <p>{t('start.text')}</p>
        <div>
          <PageLink variant="solid" to="/game-setup">
            {t('start.button')}
          </PageLink>
        </div>
      </section>
    </Card>
  );
}
