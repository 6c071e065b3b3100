import { games } from '@countertop/contract/site/games';
import { Card } from '@countertop/design-system/Card';
import { Icon } from '@countertop/design-system/Icon';
import { infoIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { PageLink } from '@countertop/routes/PageLink';
import { BistroPicture } from './BistroPicture.tsx';
import { action, facts, note, text } from './GameCard.styles.ts';
import { en } from './games.messages.ts';
import { en as heroTexts } from './home.messages.ts';

/** The game that is available. */
export function BistroCard() {
  const t = useMessages(en);
  const hero = useMessages(heroTexts);
  return (
    <Card as="article" picture={<BistroPicture />}>
      <div css={text}>
        <h3>{t('home.bistro')}</h3>
        <p>{t('home.bistroAbout')}</p>
        <ul css={facts}>
          <li>{t('home.bistroAges')}</li>
          <li>{t('home.bistroTime')}</li>
          <li>{t('home.bistroAccount')}</li>
        </ul>
        <p css={note}>
          <Icon icon={infoIcon} />
          {t('home.tutorial')}
        </p>
        <div css={action}>
          <PageLink variant="solid" to={games.mathBistro.path}>
            {hero('home.start')}
          </PageLink>
        </div>
      </div>
    </Card>
  );
}
