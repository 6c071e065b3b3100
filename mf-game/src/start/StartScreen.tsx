import { Counter } from '@countertop/design-system/artwork/Counter';
import { useMessages } from '@countertop/design-system/messages';
import { Page } from '@countertop/design-system/Page';
import { Skyline, Storefront } from '@countertop/design-system/artwork/Storefront';
import type { AgeBand } from '@countertop/engine/problems/band';
import type { PreviousGameOffer } from '../session/session.ts';
import { useRestaurantName } from './restaurant/restaurantName.ts';
import { RestaurantTitle } from './restaurant/RestaurantTitle.tsx';
import { Guide } from './Guide.tsx';
import { en } from './start.messages.ts';
import { PracticeBoard } from './PracticeBoard.tsx';
import { type StartActions, StartForm } from './StartForm.tsx';
import { below, facade, hero, heroInner, lead, sky, tagline, words } from './StartScreen.styles.ts';

export interface StartScreenProps extends StartActions {
  /** The chosen age band; null while none was chosen, then the youngest is played. */
  band: AgeBand | null;
  /** Moves focus to the choice of the age group. */
  isSetup?: boolean;
  /** A previous game that can be brought back. */
  previous?: PreviousGameOffer | null;
}

/** The start menu: the shop in the evening, the age group, and one button that opens the restaurant. */
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
          <div css={words}>
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
