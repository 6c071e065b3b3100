import { isSignedIn } from '@countertop/client/signedIn';
import { useIsLoaded } from '@countertop/design-system/lazy';
import { LazyBoundary } from '@countertop/design-system/LazyBoundary';
import { LoadingNotice } from '@countertop/design-system/LoadingNotice';
import { preferences } from '@countertop/design-system/preferences';
import type { AgeBand } from '@countertop/engine/problems/band';
import { newGame } from '@countertop/engine/play/newGame';
import { useCallback, useState } from 'react';
import { useSnapshot } from 'valtio';
import { freshSeed, type GameAddress, readAddress } from '../session/address.ts';
import { type GameSession, hasGameToLose, openSession } from '../session/session.ts';
import { SessionProvider, useShown } from '../session/SessionContext.tsx';
import { useKeyboard } from '../assist/useKeyboard.ts';
import { GameHeader } from '../play/header/GameHeader.tsx';
import { GameAtWork } from '../lazy/lazyComponents.ts';
import { usePreload } from '../lazy/usePreload.ts';
import { MenuDialogs } from '../dialogs/MenuDialogs.tsx';
import { StartScreen } from '../start/StartScreen.tsx';
import { Tutorial } from '../dialogs/tutorial/Tutorial.tsx';

export interface GamePageProps {
  /** `setup` opens the start screen at the choice of the age group. */
  startAt?: 'setup';
  /** The query part of the address, `?seed=7&ages=ages_8_9`; the browser's own when left out. */
  search?: string;
}

/** The age band of a child who has chosen none (specification 001, section 4). */
const firstBand: AgeBand = 'ages_6_7';

/** Math Bistro: start menu, the restaurant at work, and all that lies over it. */
export function GamePage({ startAt, search = location.search }: GamePageProps) {
  const [address] = useState(() => readAddress(search));
  const [session] = useState(() => openSession(gameOf(address), { isSavedGameKnown: !isSignedIn() }));
  return (
    <SessionProvider session={session}>
      <Game session={session} address={address} isSetup={startAt === 'setup'} />
    </SessionProvider>
  );
}

function gameOf({ seed, band }: GameAddress) {
  return newGame({ seed: seed ?? freshSeed(), band: band ?? firstBand, speed: preferences.gameSpeed });
}

interface GameProps {
  session: GameSession;
  address: GameAddress;
  isSetup: boolean;
}

function Game({ session, address, isSetup }: GameProps) {
  const { game, previous } = useShown();
  const [chosenBand, setChosenBand] = useState(address.band);
  const { send, openDialog } = session;
  const play = useCallback(() => session.play(address.seed ?? freshSeed()), [session, address]);
  const startOver = () => session.start(address.seed ?? freshSeed());
  const chooseBand = (band: AgeBand) => {
    setChosenBand(band);
    send({ type: 'bandChosen', band });
  };
  useKeyboard(session, play);
  usePreload();
  const isMenu = game.status === 'menu';
  const hasGame = hasGameToLose(game);

  return (
    <>
      <GameHeader look={isMenu ? 'site' : 'restaurant'} />
      {isMenu && (
        <StartScreen
          band={hasGame ? game.band : chosenBand}
          isSetup={isSetup}
          onChooseBand={chooseBand}
          previous={previous}
          onStart={() => session.requestStart(address.seed ?? freshSeed())}
          onContinue={hasGame ? play : undefined}
          onTutorial={() => openDialog('tutorial')}
          onHelp={() => openDialog('help')}
          onOptions={() => openDialog('options')}
        />
      )}
      <Work session={session} />
      <MenuDialogs onPlay={play} onStartOver={startOver} />
      <Tutorial />
    </>
  );
}

/** Dialogs that need the rules. */
const dialogsOfGame = ['progress', 'achievements', 'inventory', 'opinion'];

function Work({ session: { state, stay, openDialog } }: { session: GameSession }) {
  const { isOpening, isSavedGameKnown, dialog } = useSnapshot(state);
  const isLoaded = useIsLoaded(GameAtWork);
  const isWanted = isOpening || (dialog !== null && dialogsOfGame.includes(dialog));
  if (!isWanted && !isLoaded) return null;

  function dismiss(): void {
    stay();
    openDialog(null);
  }
  return (
    <LazyBoundary onDismiss={dismiss}>
      <GameAtWork />
      {isOpening && !isSavedGameKnown && <LoadingNotice />}
    </LazyBoundary>
  );
}
