import { hasFeature, type Subscriber } from '../payments/features.ts';
import type { PagePath } from './pages.ts';

/** `coming`: announced. `early`: open for plans with early access. `open`: open for everyone. */
export type GameStage = 'coming' | 'early' | 'open';

/** A game of the site. */
export interface Game {
  readonly id: string;
  /** Title in emails and the API, the same in every language of the page. */
  readonly title: string;
  readonly stage: GameStage;
  /** The game's page; null until there is one. */
  readonly path: PagePath | null;
}

/** The announced games. Opening one is a new release with another stage here, followed by `npx countertop announce`. */
export const games = {
  mathBistro: { id: 'math-bistro', title: 'Math Bistro', stage: 'open', path: '/game' },
  missingNumber: { id: 'missing-number', title: 'The Missing Number', stage: 'coming', path: null },
} as const satisfies Record<string, Game>;

/** Whether a visitor can play a game; `user` is null if signed out. `now` is in milliseconds since 1970 UTC. */
export function canPlay({ stage }: Game, user: Subscriber | null, now: number): boolean {
  if (stage === 'early') return user !== null && hasFeature(user, 'earlyAccess', now);
  return stage === 'open';
}

/** Titles of the games that people can sign up for. */
export const upcomingTitles: readonly string[] = Object.values<Game>(games).flatMap(({ title, stage }) =>
  stage === 'open' ? [] : [title],
);
