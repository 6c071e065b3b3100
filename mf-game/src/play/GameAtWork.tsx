import { queryClient } from '@countertop/client/shared/queryClient';
import { isSignedIn } from '@countertop/client/accounts/signedIn';
import { lazyComponent } from '@countertop/design-system/lazy';
import { LazyBoundary } from '@countertop/design-system/LazyBoundary';
import { QueryClientProvider } from '@tanstack/react-query';
import { memo, useEffect, useState } from 'react';
import { useAttempts } from '../persistence/attempts/useAttempts.ts';
import { useAwards } from '../persistence/awards/useAwards.ts';
import { Announcer } from '../announcements/Announcer.tsx';
import { useGame, useGameStore } from '../session/GameStoreContext.tsx';
import { useReviews } from '../reviews/useReviews.ts';
import { reduce } from '../session/reduce.ts';
import { useAnalytics } from '../session/useAnalytics.ts';
import { useClock } from '../session/useClock.ts';
import { useGameSpeed } from '../session/useGameSpeed.ts';
import { useMenu } from '../session/useMenu.ts';
import { GameDialogs } from './GameDialogs.tsx';
import { Popups } from '../dialogs/popup/Popups.tsx';
import { usePlayer, usePremium } from '../session/usePlayer.ts';
import { useForgetErased } from '../persistence/useForgetErased.ts';
import { useSavedGameCheck } from '../persistence/useSavedGameCheck.ts';
import { useKeepAfterDay } from '../offline/useOffline.ts';
import { useSavedLesson } from '../persistence/useSavedLesson.ts';
import { PlayScreen } from './PlayScreen.tsx';
import { SavedGame } from '../persistence/SavedGame.tsx';
import { useSound } from '../assist/sound/useSound.ts';

const PlayLimits = lazyComponent(
  async () => (await import(/* webpackChunkName: "limits" */ '../limits/PlayLimits.tsx')).PlayLimits,
);

// The hooks below re-render on every step; these components only when their own data changes.
const MemoPlayScreen = memo(PlayScreen);
const MemoGameDialogs = memo(GameDialogs);
const MemoPopups = memo(Popups);
const MemoAnnouncer = memo(Announcer);

/** The running game: its rules, the play screen and the dialogs that need the rules. */
export function GameAtWork() {
  return (
    <QueryClientProvider client={queryClient}>
      <Game />
    </QueryClientProvider>
  );
}

function Game() {
  const store = useGameStore();
  const { status, lesson } = useGame();
  useClock(store);
  useMenu(store);
  useAnalytics(store);
  useGameSpeed(store);
  useSound(store);
  const player = useForgetErased(store, usePlayer());
  // Reading the cookie takes longer than the rest of this component.
  const [wasSignedIn] = useState(isSignedIn);
  usePremium(store, player);
  useAwards(store, player);
  useAttempts(store, player);
  useReviews(store, player);
  useSavedLesson(store);
  useSavedGameCheck(store, player);
  useKeepAfterDay(store);
  // Runs after the other effects, so that their listeners receive the queued events.
  useEffect(() => store.attachReducer(reduce), [store]);

  return (
    <>
      {status !== 'menu' && <MemoPlayScreen />}
      <MemoPopups />
      <MemoGameDialogs />
      {(wasSignedIn || player.id !== null) && (
        <LazyBoundary>
          <PlayLimits />
        </LazyBoundary>
      )}
      {player.kind === 'premium' && lesson === null && <SavedGame playerId={player.id} />}
      <MemoAnnouncer />
    </>
  );
}
