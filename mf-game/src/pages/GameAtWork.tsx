import { queryClient } from '@countertop/client/queryClient';
import { QueryClientProvider } from '@tanstack/react-query';
import { memo, useEffect } from 'react';
import { useAwards } from '../persistence/awards/useAwards.ts';
import { Announcer } from '../session/Announcer.tsx';
import { useGame, useGameStore } from '../session/GameStoreContext.tsx';
import { reduce } from '../session/reduce.ts';
import { useAnalytics } from '../session/useAnalytics.ts';
import { useClock } from '../session/useClock.ts';
import { useGameSpeed } from '../session/useGameSpeed.ts';
import { useMenu } from '../session/useMenu.ts';
import { GameDialogs } from '../dialogs/GameDialogs.tsx';
import { useFeedbackQuestion } from '../dialogs/feedback/useFeedbackQuestion.ts';
import { usePlayer, usePremium } from '../session/usePlayer.ts';
import { useSavedGameCheck } from '../persistence/useSavedGameCheck.ts';
import { PlayScreen } from '../play/PlayScreen.tsx';
import { SavedGame } from '../persistence/SavedGame.tsx';
import { useSound } from '../assist/sound/useSound.ts';

// What runs beside the screens follows each step at once; the screens are drawn anew only by what they show.
const Screen = memo(PlayScreen);
const Dialogs = memo(GameDialogs);
const Voice = memo(Announcer);

/** The game with its rules: what runs beside its screens, the play screen, and what the game itself opens. */
export function GameAtWork() {
  return (
    <QueryClientProvider client={queryClient}>
      <Work />
    </QueryClientProvider>
  );
}

function Work() {
  const store = useGameStore();
  const { status } = useGame();
  useClock(store);
  useMenu(store);
  useAnalytics(store);
  useGameSpeed(store);
  useFeedbackQuestion(store);
  useSound(store);
  const player = usePlayer();
  usePremium(store, player);
  useAwards(store, player);
  useSavedGameCheck(store, player);
  // The last of the effects: whoever watches hears the steps that have waited, too.
  useEffect(() => store.attachReducer(reduce), [store]);

  return (
    <>
      {status !== 'menu' && <Screen />}
      <Dialogs />
      {player.kind === 'premium' && <SavedGame playerId={player.id} />}
      <Voice />
    </>
  );
}
