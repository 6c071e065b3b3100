import { type Game, games } from '@countertop/contract/site/games';
import { Card } from '@countertop/design-system/Card';
import { clockIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { Tag } from '@countertop/design-system/Tag';
import { PageLink } from '@countertop/routes/PageLink';
import { EarlyAccess } from '../../features/early-access/EarlyAccess.tsx';
import { useCanPlay } from '../../features/early-access/useCanPlay.ts';
import { DetectivePicture } from '../../features/early-access/DetectivePicture.tsx';
import { action, text } from './GameCard.styles.ts';
import { en } from './games.messages.ts';
import { en as heroTexts } from './home.messages.ts';

export interface DetectiveCardProps {
  /** Defaults to the detective game of this release. */
  game?: Game;
}

/** The next game: with sign-up for early access until the visitor can play it. */
export function DetectiveCard({ game = games.missingNumber }: DetectiveCardProps) {
  const t = useMessages(en);
  const hero = useMessages(heroTexts);
  const isPlayable = useCanPlay(game);
  const name = t('home.detective');
  return (
    <Card as="article" picture={<DetectivePicture />}>
      <div css={text}>
        {game.stage !== 'open' && (
          <Tag tone="warning" icon={clockIcon}>
            {t(game.stage === 'early' ? 'home.earlyAccess' : 'home.comingSoon')}
          </Tag>
        )}
        <h3>{name}</h3>
        <p>{t('home.detectiveAbout')}</p>
        {game.stage === 'early' && !isPlayable && (
          <PageLink variant="standalone" to="/pricing">
            {t('home.earlyAccessPlans')}
          </PageLink>
        )}
        <div css={action}>
          {isPlayable && game.path !== null ? (
            <PageLink variant="solid" to={game.path}>
              {hero('home.play', { game: name })}
            </PageLink>
          ) : (
            <EarlyAccess gameTitle={game.title} game={name} />
          )}
        </div>
      </div>
    </Card>
  );
}
