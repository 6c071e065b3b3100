import { OpenCelebration } from './celebration/OpenCelebration.tsx';
import { DayComplete } from './day/DayComplete.tsx';
import { replayLink } from './game/address.ts';
import { useGame, useOpenDialog, useSession } from './game/SessionContext.tsx';
import { HelpDialog } from './help/HelpDialog.tsx';
import { OptionsDialog } from './options/OptionsDialog.tsx';
import { PauseDialog } from './pause/PauseDialog.tsx';
import { OpenResult } from './result/OpenResult.tsx';

/** Looks of the crowd at the end of a day: the guests change with the day. */
const crowdOf = (day: number): readonly number[] => [0, 1, 2, 3, 4].map((place) => day * 5 + place);

/** Whatever lies over the game; at most one dialog at a time, the person's own first. */
export function GameDialogs({ onStart }: { onStart: () => void }) {
  const game = useGame();
  const dialog = useOpenDialog();
  const { send, openDialog } = useSession();
  const close = () => openDialog(null);
  const start = () => {
    close();
    if (game.status === 'paused') send({ type: 'resumed' });
    else if (game.status === 'menu') onStart();
  };

  if (dialog === 'help') return <HelpDialog onClose={close} onStart={start} />;
  if (dialog === 'options') return <OptionsDialog onClose={close} />;
  if (game.status === 'paused') {
    return (
      <PauseDialog
        seed={game.seed}
        link={replayLink(location.origin, game.seed, game.band)}
        onResume={() => send({ type: 'resumed' })}
        onLeave={() => send({ type: 'left' })}
        onHelp={() => openDialog('help')}
      />
    );
  }
  if (game.result !== null) return <OpenResult result={game.result} />;
  const [celebration] = game.celebrations;
  if (celebration !== undefined) {
    return <OpenCelebration key={JSON.stringify(celebration)} celebration={celebration} />;
  }
  if (game.dayComplete !== null) {
    const { dayComplete } = game;
    return (
      <DayComplete
        summary={dayComplete}
        guests={crowdOf(dayComplete.day)}
        onNextDay={() => send({ type: 'nextDayOpened' })}
      />
    );
  }
  return null;
}
