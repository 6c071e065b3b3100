import { Button } from '@countertop/design-system/Button';
import { accessIcon, bellIcon, bookIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { savePreferences, usePreferences } from '@countertop/design-system/preferences';
import type { AgeBand } from '@countertop/engine/problems/band';
import { useEffect, useRef } from 'react';
import type { PreviousGameOffer } from '../session/gameStore.ts';
import { GameSpeedChoice } from './speed/GameSpeedChoice.tsx';
import { BandChoice } from './BandChoice.tsx';
import { en } from './start.messages.ts';
import { PreviousGame } from './PreviousGame.tsx';
import { buttons, choice } from './StartScreen.styles.ts';

export interface StartActions {
  onChooseBand: (band: AgeBand) => void;
  /** Starts a new game, after a confirmation if there is one to lose. */
  onStart: () => void;
  /** Continues the current game. If set, this is the primary action. */
  onContinue?: (() => void) | undefined;
  onTutorial: () => void;
  onHelp: () => void;
  onOptions: () => void;
}

interface StartFormProps extends Omit<StartActions, 'onHelp'> {
  band: AgeBand | null;
  isSetup?: boolean;
  previous?: PreviousGameOffer | null;
}

/** Age group, game speed and the main buttons. */
export function StartForm({
  band,
  isSetup = false,
  previous = null,
  onChooseBand,
  onStart,
  onContinue,
  onTutorial,
  onOptions,
}: StartFormProps) {
  const t = useMessages(en);
  const { gameSpeed } = usePreferences();
  const choiceRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSetup) choiceRef.current?.querySelector('button')?.focus();
  }, [isSetup]);

  return (
    <>
      <div css={choice} ref={choiceRef}>
        <BandChoice band={band} onChoose={onChooseBand} />
        <GameSpeedChoice value={gameSpeed} onChange={(speed) => savePreferences({ gameSpeed: speed })} />
      </div>
      <div css={buttons}>
        {onContinue !== undefined && (
          <Button emphasis="play" icon={bellIcon} onPress={onContinue}>
            {t('start.continue')}
          </Button>
        )}
        <Button
          emphasis={onContinue === undefined ? 'play' : 'quiet'}
          {...(onContinue === undefined && { icon: bellIcon })}
          onPress={onStart}
        >
          {t('start.play')}
        </Button>
        <Button emphasis="quiet" icon={bookIcon} onPress={onTutorial}>
          {t('start.tutorial')}
        </Button>
        <Button emphasis="quiet" icon={accessIcon} onPress={onOptions}>
          {t('start.options')}
        </Button>
      </div>
      {previous !== null && <PreviousGame {...previous} />}
    </>
  );
}
