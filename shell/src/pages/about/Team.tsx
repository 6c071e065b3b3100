import { useMessages } from '@countertop/design-system/messages';
import { Stack } from '@countertop/design-system/Stack';
import { PageLink } from '@countertop/routes/PageLink';
import { columns, picture } from './AboutPage.styles.ts';
import { en } from './about.messages.ts';
import { TeamScene } from './TeamScene.tsx';

/** The people who make it, at work. */
export function Team() {
  const t = useMessages(en);
  return (
    <>
      <figure css={picture}>
        <TeamScene />
        <figcaption>{t('about.team.picture')}</figcaption>
      </figure>
      <div css={columns}>
        <p>{t('about.team.who')}</p>
        <Stack gap="s" align="start">
          <p>{t('about.team.you')}</p>
          <PageLink variant="standalone" to="/" hash="contact">
            {t('about.team.contact')}
          </PageLink>
        </Stack>
      </div>
    </>
  );
}
