import { isSignedIn } from '@countertop/client/accounts/signedIn';
import { useIsLoaded } from '@countertop/design-system/lazy';
import { LazyBoundary } from '@countertop/design-system/LazyBoundary';
import { LoadingNotice } from '@countertop/design-system/LoadingNotice';
import { preferences } from '@countertop/design-system/preferences';
import type { AgeBand } from '@countertop/engine/problems/band';
import { newGame } from '@countertop/engine/play/newGame';
import { useSearch } from '@tanstack/react-router';
import { Suspense, useCallback, useState } from 'react';
import { useSnapshot } from 'valtio';
import { freshSeed, type GameAddress, readAddress } from '../session/address.ts';
import { type GameStore, hasGameToContinue, hasGameToLose, createGameStore } from '../session/gameStore.ts';
import { GameStoreProvider, useGameSnapshot } from '../session/GameStoreContext.tsx';
import { ListeningProvider } from '../assist/read-aloud/Listening.tsx';
import { useLeaveBlocker } from '../session/useLeaveBlocker.ts';
import { useKeyboard } from '../assist/useKeyboard.ts';
import { GameHeader } from '../play/header/GameHeader.tsx';
import { ClosedKitchen, GameAtWork, LessonNotOpen, PlacementScreen, TodaysLessons } from '../lazy/lazyParts.ts';
import { useBandOfChild } from '../session/useBandOfChild.ts';
import { usePlayingChild } from '../session/usePlayingChild.ts';
import { LoadedAhead } from '../lazy/LoadedAhead.tsx';
import { usePreload } from '../lazy/usePreload.ts';
import { MenuDialogs } from '../dialogs/MenuDialogs.tsx';
import { LessonScreen } from '../start/lesson/LessonScreen.tsx';
import { LessonUnplayable } from '../start/lesson/LessonUnplayable.tsx';
import { StartScreen } from '../start/StartScreen.tsx';
import { Tutorial } from '../dialogs/tutorial/Tutorial.tsx';

export interface GamePageProps {
  /** `setup` focuses the age group on the start screen. */
  startAt?: 'setup';
  /** Loads what a game without a network needs, and shows nothing. A separate page would split the code of this one. */
  isLoadedAhead?: boolean;
}

/** The default age band. */
const defaultBand: AgeBand = 'ages_6_7';

/** Math Bistro: the start menu, the game and its dialogs. */
export function GamePage({ isLoadedAhead = false, ...props }: GamePageProps) {
  return isLoadedAhead ? <LoadedAhead /> : <Bistro {...props} />;
}

function Bistro({ startAt }: Omit<GamePageProps, 'isLoadedAhead'>) {
  // Addresses with a seed or a lesson aren't served as HTML.
  const search = useSearch({ from: startAt === 'setup' ? '/game-setup' : '/game' });
  const [address] = useState(() => readAddress(search));
  const [store] = useState(() =>
    createGameStore(initialGame(address), {
      isSavedGameChecked: !mayContinue(address),
      chosenBand: address.band,
      onlyType: address.type,
    }),
  );
  return (
    <GameStoreProvider store={store}>
      <ListeningProvider>
        <Game store={store} address={address} isSetup={startAt === 'setup'} />
      </ListeningProvider>
    </GameStoreProvider>
  );
}

/** Whether there may be a saved game or lesson to continue. */
function mayContinue({ lesson }: GameAddress): boolean {
  return isSignedIn() || lesson !== null;
}

function initialGame({ seed, band, type, lesson }: GameAddress) {
  return newGame({
    seed: seed ?? freshSeed(),
    band: band ?? defaultBand,
    onlyType: type,
    lesson: typeof lesson === 'string' ? null : lesson,
    speed: preferences.gameSpeed,
  });
}

interface GameProps {
  store: GameStore;
  address: GameAddress;
  isSetup: boolean;
}

function Game({ store, address, isSetup }: GameProps) {
  const { game, dialog, previous, isStarting, isSavedGameChecked, closedKitchen } = useGameSnapshot();
  // At once, not after the next paint: a picture that was pressed must look chosen.
  const { chosenBand } = useSnapshot(store.state);
  const child = usePlayingChild();
  useBandOfChild(store, child?.band ?? null);
  const { chooseBand, openDialog } = store;
  const play = useCallback(() => store.play(address.seed ?? freshSeed()), [store, address]);
  const startOver = () => store.start(address.seed ?? freshSeed());
  useKeyboard(store, play);
  useLeaveBlocker(store);
  const [isPreloaded] = useState(() => mayContinue(address));
  usePreload(isPreloaded);
  const isMenu = game.status === 'menu';
  const isPlacing = isMenu && dialog === 'placement';
  const [wasPlaced, setPlaced] = useState(false);
  const hasGame = hasGameToLose(game);
  const closed = closedKitchen && (
    <LazyBoundary placement="inline">
      <ClosedKitchen closed={closedKitchen} />
    </LazyBoundary>
  );

  const mayBePlaced = isSavedGameChecked && !hasGame && previous === null && closedKitchen === null;
  const startPlacement = () => {
    setPlaced(true);
    openDialog('placement');
  };

  return (
    <>
      {!isPlacing && (
        <Suspense>
          <GameHeader look={isMenu ? 'site' : 'restaurant'} />
        </Suspense>
      )}
      {isMenu && game.lesson !== null && (
        <LessonScreen
          lesson={game.lesson}
          stats={game.stats}
          isStarting={isStarting}
          notice={
            child?.isInClass && (
              <LazyBoundary placement="inline">
                <LessonNotOpen lesson={game.lesson} />
              </LazyBoundary>
            )
          }
          closed={closed}
          onStart={play}
          onOptions={() => openDialog('options')}
        />
      )}
      {isMenu && typeof address.lesson === 'string' && <LessonUnplayable error={address.lesson} />}
      {isPlacing && (
        <LazyBoundary onDismiss={() => openDialog(null)}>
          <PlacementScreen
            seed={game.seed}
            onChooseBand={(band) => {
              chooseBand(band);
              openDialog(null);
            }}
            onClose={() => openDialog(null)}
          />
        </LazyBoundary>
      )}
      {isMenu && !isPlacing && address.lesson === null && (
        <StartScreen
          band={hasGame ? game.band : (chosenBand ?? game.band)}
          isStarting={isStarting}
          // After the placement, the focus is where a band is chosen.
          isSetup={isSetup || wasPlaced}
          lessons={
            child?.isInClass && (
              <LazyBoundary placement="inline">
                <TodaysLessons />
              </LazyBoundary>
            )
          }
          onChooseBand={chooseBand}
          previous={previous}
          closed={closed}
          onStart={() => store.requestStart(address.seed ?? freshSeed())}
          onContinue={hasGameToContinue(game) ? play : undefined}
          onTutorial={() => openDialog('tutorial')}
          onPlacement={mayBePlaced ? startPlacement : undefined}
          onHelp={() => openDialog('help')}
          onOptions={() => openDialog('options')}
        />
      )}
      <Work store={store} />
      <MenuDialogs onPlay={play} onStartOver={startOver} />
      <Tutorial onPlay={play} />
    </>
  );
}

/** Dialogs that need the rules. */
const gameDialogs = ['progress', 'achievements', 'inventory', 'board', 'feedback', 'gift'];

function Work({ store: { state, cancelStart, openDialog } }: { store: GameStore }) {
  const { isStarting, isSavedGameChecked, dialog } = useSnapshot(state);
  const isLoaded = useIsLoaded(GameAtWork);
  const isWanted = isStarting || (dialog !== null && gameDialogs.includes(dialog));
  if (!isWanted && !isLoaded) return null;

  function dismiss(): void {
    cancelStart();
    openDialog(null);
  }
  return (
    <LazyBoundary onDismiss={dismiss}>
      <GameAtWork />
      {isStarting && !isSavedGameChecked && <LoadingNotice />}
    </LazyBoundary>
  );
}
