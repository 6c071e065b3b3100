import { Button } from '@countertop/design-system/Button';
import { accessIcon, bellIcon, bookIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { savePreferences, usePreferences } from '@countertop/design-system/preferences';
import type { AgeBand } from '@countertop/engine/band';
import { useEffect, useRef } from 'react';
import { GameSpeedChoice } from '../speed/GameSpeedChoice.tsx';
import { BandChoice } from './BandChoice.tsx';
import { en } from './messages/en.messages.ts';
import { buttons, choice } from './StartScreen.styles.ts';

/** What the start menu can do. */
export interface StartActions {
  onChooseBand: (band: AgeBand) => void;
  onStart: () => void;
  /** Present when a game can be gone on with. */
  onContinue?: (() => void) | undefined;
  onTutorial: () => void;
  onHelp: () => void;
  onOptions: () => void;
}

interface StartFormProps extends Omit<StartActions, 'onHelp'> {
  band: AgeBand | null;
  isSetup?: boolean;
}

/** The age group, how much time the guests give, and the buttons; one of them is butter. */
export function StartForm({
  band,
  isSetup = false,
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
        <Button emphasis="play" icon={bellIcon} onPress={onStart}>
          {t('start.play')}
        </Button>
        {onContinue !== undefined && <Button onPress={onContinue}>{t('start.continue')}</Button>}
        <Button emphasis="quiet" icon={bookIcon} onPress={onTutorial}>
          {t('start.tutorial')}
        </Button>
        <Button emphasis="quiet" icon={accessIcon} onPress={onOptions}>
          {t('start.options')}
        </Button>
      </div>
    </>
  );
}
