import { achievementProgress } from '@countertop/engine/rewards/achievements';
import type { Celebration } from '@countertop/engine/rewards/award';
import { itemsForSale } from '@countertop/engine/play/day/shop';
import { useState } from 'react';
import { InstallAside } from '../offline/install/InstallAside.tsx';
import { BoardDialog } from './board/BoardDialog.tsx';
import { replayLink } from '../session/address.ts';
import { usePlayingChild } from '../session/usePlayingChild.ts';
import { useGame, useGameSnapshot, useGameStore } from '../session/GameStoreContext.tsx';
import { useClosedText } from '../limits/useClosedText.ts';
import { AchievementsDialog } from '../dialogs/achievements/AchievementsDialog.tsx';
import { LessonComplete } from '../dialogs/lesson/LessonComplete.tsx';
import { LevelUpCelebration } from '../dialogs/celebration/LevelUpCelebration.tsx';
import { DayComplete } from '../dialogs/day/DayComplete.tsx';
import { FeedbackDialog } from '../dialogs/feedback/FeedbackDialog.tsx';
import { FeedbackAside } from '../dialogs/feedback/FeedbackAside.tsx';
import { feedbackSender, type FeedbackInput, isFeedbackAsked } from '../dialogs/feedback/feedbackSender.ts';
import { GiftDialog } from '../dialogs/gift/GiftDialog.tsx';
import { InventoryDialog } from '../dialogs/inventory/InventoryDialog.tsx';
import { PauseDialog } from '../dialogs/pause/PauseDialog.tsx';
import { ProgressDialog } from '../dialogs/progress/ProgressDialog.tsx';
import { SavedStateOfPlayer } from '../dialogs/saved/SavedStateOfPlayer.tsx';

/** The dialogs that need the rules, one at a time. Those the player opened come first. */
export function GameDialogs() {
  const { game, dialog } = useGameSnapshot();
  const { dispatch, openDialog } = useGameStore();
  const close = () => openDialog(null);

  switch (dialog) {
    case null:
      return <StatusDialog />;
    case 'feedback':
      return <Feedback onClose={close} />;
    case 'progress':
      return (
        <ProgressDialog
          game={game}
          saved={<SavedStateOfPlayer />}
          onAchievements={() => openDialog('achievements')}
          onClose={close}
        />
      );
    case 'achievements':
      return <AchievementsDialog achievements={achievementProgress(game)} onClose={close} />;
    case 'board':
      return (
        <BoardDialog
          menu={game.menu}
          problem={game.order?.problem}
          entries={game.feedback}
          onManage={game.lesson === null ? () => openDialog('inventory') : undefined}
          onMoveUp={() => dispatch({ type: 'movedUp' })}
          onClose={close}
        />
      );
    case 'inventory':
      return (
        <InventoryDialog
          menu={game.menu}
          moneyCents={game.stats.moneyCents}
          bistro={game.bistro}
          itemsForSale={itemsForSale(game)}
          onRestock={(dish) => dispatch({ type: 'restocked', dish })}
          onBuyItem={(item) => dispatch({ type: 'itemBought', item })}
          onHireHelper={() => dispatch({ type: 'helperHired' })}
          onChoose={(item) => dispatch({ type: 'itemChosen', item })}
          onClose={close}
        />
      );
    case 'gift':
      return (
        <GiftDialog
          choice={game.bistro.choice}
          onChoose={(item) => dispatch({ type: 'itemChosen', item })}
          onClose={close}
        />
      );
    // `MenuDialogs`, `Tutorial` and the page render these.
    case 'family':
    case 'help':
    case 'leave':
    case 'options':
    case 'placement':
    case 'startOver':
    case 'tutorial':
      return null;
  }
}

/** The dialog for the current state of the game. */
function StatusDialog() {
  const { game, highlights, dayResults, closedKitchen } = useGameSnapshot();
  const closedText = useClosedText();
  const { dispatch, openDialog, start } = useGameStore();
  const [sendFeedback] = useState(feedbackSender);
  const child = usePlayingChild();
  if (game.status === 'paused') {
    return (
      <PauseDialog
        seed={game.seed}
        link={replayLink(location.origin, game)}
        onResume={() => dispatch({ type: 'resumed' })}
        onLeave={() => dispatch({ type: 'left' })}
        onHelp={() => openDialog('help')}
        onGiveFeedback={() => openDialog('feedback')}
        onFamily={child === null ? undefined : () => openDialog('family')}
        saved={<SavedStateOfPlayer />}
        aside={<FeedbackAside gameCompleted={game.stats.day > 1} onSend={sendFeedback} />}
      />
    );
  }
  // The play screen shows the result.
  if (game.result !== null) return null;
  const [celebration] = game.celebrations;
  // The key restarts the animation for the next celebration.
  if (celebration !== undefined) return <Celebrating key={JSON.stringify(celebration)} celebration={celebration} />;
  if (game.dayComplete === null) return null;
  const closing = game.isClosing ? closedText(closedKitchen) : null;
  if (game.lesson !== null) {
    const leave = () => dispatch({ type: 'nextDayOpened' });
    return (
      <LessonComplete
        summary={game.dayComplete}
        highlights={highlights}
        results={dayResults}
        closing={closing}
        onDone={leave}
        onAgain={() => {
          leave();
          start(game.seed);
        }}
      />
    );
  }
  return (
    <DayComplete
      summary={game.dayComplete}
      highlights={highlights}
      results={dayResults}
      choice={game.bistro.choice}
      onChoose={(item) => dispatch({ type: 'itemChosen', item })}
      closing={closing}
      onNextDay={() => dispatch({ type: 'nextDayOpened' })}
      // Not at the end of the first day, when the child wants to go on.
      aside={
        game.dayComplete.day > 1 && (
          <InstallAside day={game.dayComplete.day}>
            <FeedbackAside gameCompleted onSend={sendFeedback} />
          </InstallAside>
        )
      }
    />
  );
}

function Celebrating({ celebration }: { celebration: Celebration }) {
  const { speed, bistro } = useGame();
  const { dispatch } = useGameStore();
  return (
    <LevelUpCelebration
      levelUp={celebration}
      choice={bistro.choice}
      speed={speed}
      onChoose={(item) => dispatch({ type: 'itemChosen', item })}
      onClose={() => dispatch({ type: 'celebrationClosed' })}
    />
  );
}

function Feedback({ onClose }: { onClose: () => void }) {
  const { stats } = useGame();
  const [send] = useState(feedbackSender);
  const onSend = async (feedback: FeedbackInput) => {
    await send(feedback);
    isFeedbackAsked.set(true);
  };
  return <FeedbackDialog gameCompleted={stats.day > 1} onSend={onSend} onClose={onClose} />;
}
