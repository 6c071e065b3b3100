import { Dish } from '@countertop/design-system/artwork/Dish';
import { Grid } from '@countertop/design-system/Grid';
import { useMessages } from '@countertop/design-system/messages';
import { Plate } from '@countertop/design-system/artwork/Plate';
import { Section } from '@countertop/design-system/Section';
import { en } from './more.messages.ts';
import { MedalPicture, WelcomePicture } from './ReasonPictures.tsx';
import { point } from './Why.styles.ts';
import { whyId } from './sectionIds.ts';

export function Why() {
  const t = useMessages(en);
  const reasons = [
    { name: 'engaging', picture: <Dish id="burger" /> },
    { name: 'accessible', picture: <WelcomePicture /> },
    { name: 'achievement', picture: <MedalPicture /> },
  ] as const;
  return (
    <Section id={whyId} title={t('home.why')} surface="wall">
      <Grid as="ul" narrowest="medium" gap="wide">
        {reasons.map(({ name, picture }) => (
          <li key={name} css={point}>
            <Plate>{picture}</Plate>
            <div>
              <h3>{t(`home.${name}`)}</h3>
              <p>{t(`home.${name}More`)}</p>
            </div>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
