import { queryClient } from '@countertop/client/shared/queryClient';
import type { Game } from '@countertop/engine/play/game';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { GameDialogs } from '../play/GameDialogs.tsx';
import { GameHeader } from '../play/header/GameHeader.tsx';
import { MenuDialogs } from '../dialogs/MenuDialogs.tsx';
import { PlayScreen } from '../play/PlayScreen.tsx';
import { Tutorial } from '../dialogs/tutorial/Tutorial.tsx';
import { Announcer } from '../announcements/Announcer.tsx';
import { createReadyStore } from './readyStore.fixture.ts';
import { GameStoreProvider } from './GameStoreContext.tsx';

/** For stories: the play screen with its own game and no clock, so that nothing moves. */
export function StillGame({ game }: { game: Game }) {
  const [store] = useState(() => createReadyStore(game));
  return (
    <QueryClientProvider client={queryClient}>
      <GameStoreProvider store={store}>
        <GameHeader look="restaurant" />
        <PlayScreen />
        <GameDialogs />
        <MenuDialogs onPlay={() => store.play(game.seed)} onStartOver={() => store.start(game.seed)} />
        <Tutorial onPlay={() => store.play(game.seed)} />
        <Announcer />
      </GameStoreProvider>
    </QueryClientProvider>
  );
}
