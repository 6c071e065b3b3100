import { Awning } from '@countertop/design-system/artwork/Awning';
import { Counter } from '@countertop/design-system/artwork/Counter';
import { useMessages } from '@countertop/design-system/messages';
import { PageTitle } from '@countertop/design-system/Page';
import { CheckedFloor } from '@countertop/design-system/artwork/CheckedFloor';
import { TileWall } from '@countertop/design-system/artwork/TileWall';
import { PageLink } from '@countertop/routes/PageLink';
import { useState } from 'react';
import { firstOrderCents } from './FirstOrder.tsx';
import { actions, floor, floorDepth, hero, stage, startLabel, text } from './Hero.styles.ts';
import { HeroScene } from './HeroScene.tsx';
import { en } from './home.messages.ts';

/** The storefront: headline, link to the game, and a first order to try. */
export function Hero() {
  const t = useMessages(en);
  const [answerCents, setAnswerCents] = useState<number | null>(null);
  const isSolved = answerCents === firstOrderCents;
  return (
    <>
      <TileWall>
        <Awning />
        <div css={stage}>
          <div css={hero}>
            <div css={text}>
              <PageTitle>
                <span>{t('home.headlineRun')}</span> <span>{t('home.headlineDo')}</span>
              </PageTitle>
              <p>{t('home.lead')}</p>
              <div css={actions}>
                <PageLink variant="solid" tone="accent" to="/game">
                  <span css={startLabel}>
                    <span data-shown={!isSolved || undefined}>{t('home.start')}</span>
                    <span data-shown={isSolved || undefined}>{t('home.open')}</span>
                  </span>
                </PageLink>
                <PageLink variant="outline" to="/" hash="learn">
                  {t('home.seeSums')}
                </PageLink>
              </div>
            </div>
            <HeroScene answerCents={answerCents} onAnswer={setAnswerCents} />
          </div>
          <div css={floor}>
            <CheckedFloor>
              <div css={floorDepth} />
            </CheckedFloor>
          </div>
        </div>
      </TileWall>
      <Counter />
    </>
  );
}
