import { gamePathFor } from '@countertop/contract/site/games';
import { Grid } from '@countertop/design-system/Grid';
import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { Rail } from '@countertop/design-system/artwork/Rail';
import { Section } from '@countertop/design-system/Section';
import { ages, band, learns, play, ticket } from './Bands.styles.ts';
import { BandTicket, type BandName } from './BandTicket.tsx';
import { en as heroTexts } from './home.messages.ts';
import { en } from './more.messages.ts';
import { learnId } from './sectionIds.ts';

const bands: readonly BandName[] = ['explorer', 'intermediate', 'pro', 'expert'];

const paths: Record<BandName, string> = {
  explorer: gamePathFor('ages_6_7'),
  intermediate: gamePathFor('ages_8_9'),
  pro: gamePathFor('ages_10_12'),
  expert: gamePathFor('ages_12_plus'),
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
              <Link variant="standalone" href={paths[name]}>
                {hero('home.play', { game: t(`home.${name}`) })}
              </Link>
            </p>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
