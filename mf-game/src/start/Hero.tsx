import { Counter } from '@countertop/design-system/artwork/Counter';
import { Skyline, Storefront } from '@countertop/design-system/artwork/Storefront';
import { useMessages } from '@countertop/design-system/messages';
import { type ReactNode, Suspense } from 'react';
import { useRestaurantName } from '../persistence/restaurant-name/restaurantName.ts';
import { RestaurantTitle } from './restaurant/RestaurantTitle.tsx';
import { en } from './start.messages.ts';
import { facade, hero, heroInner, sky, tagline as taglineStyle, text } from './StartScreen.styles.ts';

export interface HeroProps {
  tagline: string;
  /** Whether the sign at the door says so. */
  isOpen: boolean;
  /** Above the storefront. */
  offer?: ReactNode;
  /** The controls that start the game. */
  children: ReactNode;
}

/** The top of the start menu: the restaurant's name and its storefront. */
export function Hero({ tagline, isOpen, offer, children }: HeroProps) {
  const t = useMessages(en);
  const name = useRestaurantName();
  return (
    <>
      <div css={hero}>
        <div css={heroInner}>
          <div css={text}>
            <div>
              <RestaurantTitle />
              <p css={taglineStyle}>{tagline}</p>
            </div>
            {children}
          </div>
          <div css={facade}>
            {offer}
            <Suspense>
              <Storefront sign={name} doorSign={t(isOpen ? 'start.open' : 'start.closed')} customers={[3, 0]} />
            </Suspense>
          </div>
        </div>
        {/* Behind the rest, but last in the HTML: the houses stand at the bottom, which is known only then. */}
        <div css={sky}>
          <Suspense>
            <Skyline />
          </Suspense>
        </div>
      </div>
      <Counter />
    </>
  );
}
