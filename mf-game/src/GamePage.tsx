import { preferences, usePreferences } from '@countertop/design-system/preferences';
import type { AgeBand } from '@countertop/engine/band';
import { newGame } from '@countertop/engine/game';
import { useCallback, useEffect, useState } from 'react';
import { useAwards } from './awards/useAwards.ts';
import { freshSeed, type GameAddress, readAddress } from './game/address.ts';
import { Announcer } from './game/Announcer.tsx';
import { createSession, type GameSession } from './game/session.ts';
import { SessionProvider, useGame } from './game/SessionContext.tsx';
import { useAnalytics } from './game/useAnalytics.ts';
import { useClock } from './game/useClock.ts';
import { useKeyboard } from './game/useKeyboard.ts';
import { useMenu } from './game/useMenu.ts';
import { GameDialogs } from './GameDialogs.tsx';
import { GameHeader } from './header/GameHeader.tsx';
import { useOpinionQuestion } from './opinion/useOpinionQuestion.ts';
import { usePlayer, usePremium } from './player/usePlayer.ts';
import { PlayScreen } from './PlayScreen.tsx';
import { useSound } from './sound/useSound.ts';
import { StartScreen } from './start/StartScreen.tsx';
import { Tutorial } from './tutorial/Tutorial.tsx';

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
  const [session] = useState(() => createSession(gameOf(address)));
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
  const game = useGame();
  const [chosenBand, setChosenBand] = useState(address.band);
  const { send, openDialog } = session;
  const start = useCallback(() => session.start(address.seed ?? freshSeed()), [session, address]);
  const chooseBand = (band: AgeBand) => {
    setChosenBand(band);
    send({ type: 'bandChosen', band });
  };
  useClock(session);
  useKeyboard(session, start);
  useMenu(session);
  useAnalytics(session);
  useGameSpeed(session);
  useOpinionQuestion(session);
  useSound(session);
  const player = usePlayer();
  usePremium(session, player);
  useAwards(session, player);
  const isMenu = game.status === 'menu';

  return (
    <>
      <GameHeader look={isMenu ? 'site' : 'restaurant'} />
      {isMenu ? (
        <StartScreen
          band={chosenBand}
          isSetup={isSetup}
          onChooseBand={chooseBand}
          onStart={start}
          onContinue={game.stats.totalProblems > 0 ? () => send({ type: 'continued' }) : undefined}
          onTutorial={() => openDialog('tutorial')}
          onHelp={() => openDialog('help')}
          onOptions={() => openDialog('options')}
        />
      ) : (
        <PlayScreen />
      )}
      <GameDialogs onStart={start} />
      <Tutorial />
      <Announcer />
    </>
  );
}

/** The game follows the speed chosen in the accessibility options, also from another tab. */
function useGameSpeed(session: GameSession): void {
  const { gameSpeed } = usePreferences();
  useEffect(() => {
    session.send({ type: 'speedChanged', speed: gameSpeed });
  }, [session, gameSpeed]);
}
