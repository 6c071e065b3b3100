import { css } from '@emotion/react';
import { media, token } from '@countertop/design-system/tokens';
import { Dish } from '@countertop/design-system/artwork/Dish';
import { Grid } from '@countertop/design-system/Grid';
import { useMessages } from '@countertop/design-system/messages';
import { Plate } from '@countertop/design-system/artwork/Plate';
import { Section } from '@countertop/design-system/Section';
import { en } from './more.messages.ts';
import { MedalPicture, WelcomePicture } from './ReasonPictures.tsx';
import { whyId } from './sectionIds.ts';

/** A plate above the text. On a phone it is smaller and next to the text, if the text leaves space. */
const point = css({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: token.space.s,
  '& h3': { marginBlockEnd: token.space.xs },
  [media.phone]: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: token.space.m,
    '& > span': { inlineSize: '4.75rem', aspectRatio: '1', alignSelf: 'start' },
    '& > div': { flex: '1 1 10rem', minInlineSize: 0 },
  },
});

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
