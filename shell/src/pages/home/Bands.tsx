import { Grid } from '@countertop/design-system/Grid';
import { useMessages } from '@countertop/design-system/messages';
import { Rail } from '@countertop/design-system/artwork/Rail';
import { Section } from '@countertop/design-system/Section';
import { ages, band, learns } from './Bands.styles.ts';
import { BandTicket, type BandName } from './BandTicket.tsx';
import { en } from './home.messages.ts';

const bands: readonly BandName[] = ['explorer', 'intermediate', 'pro', 'expert'];

/** The four age bands, each with a sample order and the skills it practices. */
export function Bands() {
  const t = useMessages(en);
  return (
    <Section id="learn" title={t('home.learn')} lead={t('home.learnLead')}>
      <Grid as="ul" narrowest="medium" gap="cards" align="start">
        {bands.map((name) => (
          <li key={name} css={band}>
            <h3>{t(`home.${name}`)}</h3>
            <p css={ages}>{t('home.ages', { ages: t(`home.${name}Ages`) })}</p>
            <Rail hasClip>
              <BandTicket band={name} />
            </Rail>
            <p css={learns}>{t(`home.${name}Learns`)}</p>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
