import type { Game } from '@countertop/engine/play/game';
import { useState } from 'react';
import { GameDialogs } from '../dialogs/GameDialogs.tsx';
import { GameHeader } from '../play/header/GameHeader.tsx';
import { MenuDialogs } from '../dialogs/MenuDialogs.tsx';
import { PlayScreen } from '../play/PlayScreen.tsx';
import { Tutorial } from '../dialogs/tutorial/Tutorial.tsx';
import { Announcer } from './Announcer.tsx';
import { createSession } from './createSession.fixture.ts';
import { SessionProvider } from './SessionContext.tsx';

/** For stories: the play screen on a game of its own, without a clock, so that it stands still. */
export function StillGame({ game }: { game: Game }) {
  const [session] = useState(() => createSession(game));
  return (
    <SessionProvider session={session}>
      <GameHeader look="restaurant" />
      <PlayScreen />
      <GameDialogs />
      <MenuDialogs onPlay={() => session.play(game.seed)} onStartOver={() => session.start(game.seed)} />
      <Tutorial />
      <Announcer />
    </SessionProvider>
  );
}
