import { Awning } from '@countertop/design-system/artwork/Awning';
import { Counter } from '@countertop/design-system/artwork/Counter';
import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { PageTitle } from '@countertop/design-system/Page';
import { TileWall } from '@countertop/design-system/artwork/TileWall';
import { actions, hero, text } from './Hero.styles.ts';
import { HeroScene } from './HeroScene.tsx';
import { en } from './home.messages.ts';

/** The storefront: headline, link to the game and two hungry customers. */
export function Hero() {
  const t = useMessages(en);
  return (
    <>
      <TileWall>
        <Awning />
        <div css={hero}>
          <div css={text}>
            <PageTitle>{t('home.headline')}</PageTitle>
            <p>{t('home.lead')}</p>
            <div css={actions}>
              <Link variant="playButton" href="/game">
                {t('home.start')}
              </Link>
              <Link variant="quietButton" href="/#learn">
                {t('home.seeSums')}
              </Link>
            </div>
          </div>
          <HeroScene />
        </div>
      </TileWall>
      <Counter />
    </>
  );
}
