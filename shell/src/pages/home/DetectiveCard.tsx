import { Card } from '@countertop/design-system/Card';
import { clockIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { Tag } from '@countertop/design-system/Tag';
import { EarlyAccess } from '../../features/early-access/EarlyAccess.tsx';
import { upcomingGame } from '../../features/early-access/upcomingGame.ts';
import { DetectivePicture } from './DetectivePicture.tsx';
import { action, text } from './GameCard.styles.ts';
import { en } from './home.messages.ts';

/** The next game, with sign-up for early access. */
export function DetectiveCard() {
  const t = useMessages(en);
  return (
    <Card as="article" picture={<DetectivePicture />}>
      <div css={text}>
        <Tag tone="warning" icon={clockIcon}>
          {t('home.comingSoon')}
        </Tag>
        <h3>{t('home.detective')}</h3>
        <p>{t('home.detectiveAbout')}</p>
        <div css={action}>
          <EarlyAccess gameTitle={upcomingGame()} game={t('home.detective')} />
        </div>
      </div>
    </Card>
  );
}
