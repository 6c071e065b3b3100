import { Counter } from '@countertop/design-system/artwork/Counter';
import { useMessages } from '@countertop/design-system/messages';
import { Page } from '@countertop/design-system/Page';
import { Skyline, Storefront } from '@countertop/design-system/artwork/Storefront';
import { useRestaurantName } from './restaurant/restaurantName.ts';
import { RestaurantTitle } from './restaurant/RestaurantTitle.tsx';
import { Guide } from './Guide.tsx';
import { en } from './start.messages.ts';
import { PracticeBoard } from './PracticeBoard.tsx';
import { type StartActions, StartForm, type StartFormProps } from './StartForm.tsx';
import { below, facade, hero, heroInner, sky, tagline, text } from './StartScreen.styles.ts';
import { TutorialOffer } from './TutorialOffer.tsx';

export type StartScreenProps = StartFormProps & Pick<StartActions, 'onHelp'>;

/** The start menu. */
export function StartScreen({ onHelp, ...form }: StartScreenProps) {
  const t = useMessages(en);
  const name = useRestaurantName();
  return (
    <Page width="full">
      <div css={hero}>
        <div css={sky}>
          <Skyline />
        </div>
        <div css={heroInner}>
          <div css={text}>
            <div>
              <RestaurantTitle />
              <p css={tagline}>{t('start.tagline')}</p>
            </div>
            <StartForm {...form} />
          </div>
          <div css={facade}>
            <TutorialOffer onPress={form.onTutorial} />
            <Storefront sign={name} doorSign={t(form.closed ? 'start.closed' : 'start.open')} customers={[3, 0]} />
          </div>
        </div>
      </div>
      <Counter />
      <div css={below}>
        <PracticeBoard chosen={form.band} />
        <Guide onHelp={onHelp} />
      </div>
    </Page>
  );
}
