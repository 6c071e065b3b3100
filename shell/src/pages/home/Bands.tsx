import { Grid } from '@countertop/design-system/Grid';
import { useMessages } from '@countertop/design-system/messages';
import { Rail } from '@countertop/design-system/artwork/Rail';
import { Section } from '@countertop/design-system/Section';
import { PageLink } from '@countertop/routes/PageLink';
import { ages, band, learns, play, ticket } from './Bands.styles.ts';
import { BandTicket, type BandName } from './BandTicket.tsx';
import { en as heroTexts } from './home.messages.ts';
import { en } from './more.messages.ts';
import { learnId } from './sectionIds.ts';

const bands: readonly BandName[] = ['explorer', 'intermediate', 'pro', 'expert'];

const ageGroups: Record<BandName, string> = {
  explorer: 'ages_6_7',
  intermediate: 'ages_8_9',
  pro: 'ages_10_12',
  expert: 'ages_12_plus',
};

/** The four age bands, each with a sample order and the skills it practices. */
export function Bands() {
  const t = useMessages(en);
  const hero = useMessages(heroTexts);
  return (
    <Section id={learnId} title={t('home.learn')} lead={t('home.learnLead')}>
      <Grid as="ul" narrowest="medium" gap="cards">
        {bands.map((name) => (
          <li key={name} css={band}>
            <h3>{t(`home.${name}`)}</h3>
            <p css={ages}>{t('home.ages', { ages: t(`home.${name}Ages`) })}</p>
            <div css={ticket}>
              <Rail hasClip>
                <BandTicket band={name} />
              </Rail>
            </div>
            <p css={learns}>{t(`home.${name}Learns`)}</p>
            <p css={play}>
              <PageLink variant="standalone" to="/game" search={{ ages: ageGroups[name] }}>
                {hero('home.play', { game: t(`home.${name}`) })}
              </PageLink>
            </p>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
