import { Counter } from '@countertop/design-system/artwork/Counter';
import { useMessages } from '@countertop/design-system/messages';
import { Page } from '@countertop/design-system/Page';
import { Skyline, Storefront } from '@countertop/design-system/artwork/Storefront';
import type { AgeBand } from '@countertop/engine/problems/band';
import type { PreviousGameOffer } from '../session/gameStore.ts';
import { useRestaurantName } from './restaurant/restaurantName.ts';
import { RestaurantTitle } from './restaurant/RestaurantTitle.tsx';
import { Guide } from './Guide.tsx';
import { en } from './start.messages.ts';
import { PracticeBoard } from './PracticeBoard.tsx';
import { type StartActions, StartForm } from './StartForm.tsx';
import { below, facade, hero, heroInner, lead, sky, tagline, text } from './StartScreen.styles.ts';

export interface StartScreenProps extends StartActions {
  /** The chosen age band; null if none is chosen yet. The game then uses the youngest. */
  band: AgeBand | null;
  /** Moves focus to the age group. */
  isSetup?: boolean;
  previous?: PreviousGameOffer | null;
}

/** The start menu. */
export function StartScreen(props: StartScreenProps) {
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
              <p css={lead}>{t('start.lead')}</p>
            </div>
            <StartForm {...props} />
          </div>
          <div css={facade}>
            <Storefront sign={name} doorSign={t('start.open')} customers={[3, 0]} />
          </div>
        </div>
      </div>
      <Counter />
      <div css={below}>
        <PracticeBoard chosen={props.band} />
        <Guide onHelp={props.onHelp} />
      </div>
    </Page>
  );
}
