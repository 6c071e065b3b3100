import { Grid, GridCell } from '@countertop/design-system/Grid';
import { useMessages } from '@countertop/design-system/messages';
import { Section } from '@countertop/design-system/Section';
import { BistroCard } from './BistroCard.tsx';
import { DetectiveCard } from './DetectiveCard.tsx';
import { en } from './games.messages.ts';
import { PlaceholderCard } from './PlaceholderCard.tsx';
import { gamesId } from './sectionIds.ts';

/** All games. The available one is largest, then the next one, then the ones that are not announced yet. */
export function Games() {
  const t = useMessages(en);
  return (
    <Section id={gamesId} title={t('home.games')} lead={t('home.gamesLead')}>
      <Grid columns="twelve" from="small">
        <GridCell span={7}>
          <BistroCard />
        </GridCell>
        <GridCell span={5}>
          <DetectiveCard />
        </GridCell>
        <GridCell span={6}>
          <PlaceholderCard>{t('home.placeholderMaps')}</PlaceholderCard>
        </GridCell>
        <GridCell span={6}>
          <PlaceholderCard>{t('home.placeholderShapes')}</PlaceholderCard>
        </GridCell>
      </Grid>
    </Section>
  );
}
