import { Button } from '@countertop/design-system/Button';
import { accessIcon, bellIcon, bookIcon, helpIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { savePreferences, usePreferences } from '@countertop/design-system/preferences';
import type { AgeBand } from '@countertop/engine/problems/band';
import { type ReactNode, useEffect, useRef } from 'react';
import { OfflineControl } from '../offline/OfflineControl.tsx';
import type { PreviousGameOffer } from '../session/gameStore.ts';
import { GameSpeedChoice } from '../dialogs/options/GameSpeedChoice.tsx';
import { BandChoice } from './BandChoice.tsx';
import { en } from './start.messages.ts';
import { PreviousGame } from './PreviousGame.tsx';
import { buttons, choice, links } from './StartScreen.styles.ts';

export interface StartActions {
  onChooseBand: (band: AgeBand) => void;
  /** Starts a new game, after a confirmation if there is one to lose. */
  onStart: () => void;
  /** Continues the current game. If set, this is the primary action. */
  onContinue?: (() => void) | undefined;
  onTutorial: () => void;
  /** Opens eight orders that suggest an age band. Only set while there is no game. */
  onPlacement?: (() => void) | undefined;
  onHelp: () => void;
  onOptions: () => void;
}

export interface StartFormProps extends Omit<StartActions, 'onHelp'> {
  /** The age band that a game gets now. */
  band: AgeBand;
  /** Moves focus to the age group. */
  isSetup?: boolean;
  /** Whether a start waits for code or a saved game. */
  isStarting?: boolean;
  previous?: PreviousGameOffer | null;
  /** Takes the place of the start buttons while the kitchen is closed. */
  closed?: ReactNode;
}

/** Age group, game speed and the main buttons. */
export function StartForm({
  band,
  isSetup = false,
  isStarting = false,
  previous = null,
  closed,
  ...on
}: StartFormProps) {
  const t = useMessages(en);
  const { gameSpeed } = usePreferences();
  const choiceRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSetup) choiceRef.current?.querySelector('button')?.focus();
  }, [isSetup]);
  const isClosed = Boolean(closed);
  const wasClosed = useRef(isClosed);
  const buttonsRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Its dialog had the focus.
    if (wasClosed.current && !isClosed) buttonsRef.current?.querySelector('button')?.focus();
    wasClosed.current = isClosed;
  }, [isClosed]);

  return (
    <>
      <div css={choice} ref={choiceRef}>
        <BandChoice band={band} onChoose={on.onChooseBand} />
        {on.onPlacement !== undefined && (
          <Button variant="text" size="medium" icon={helpIcon} onPress={on.onPlacement}>
            {t('start.placement')}
          </Button>
        )}
        <GameSpeedChoice isCompact value={gameSpeed} onChange={(speed) => savePreferences({ gameSpeed: speed })} />
      </div>
      <div css={buttons} ref={buttonsRef}>
        {closed ?? <StartButtons {...on} isStarting={isStarting} />}
        <div css={links}>
          <Button variant="text" size="medium" icon={bookIcon} onPress={on.onTutorial}>
            {t('start.tutorial')}
          </Button>
          <Button variant="text" size="medium" icon={accessIcon} onPress={on.onOptions}>
            {t('start.options')}
          </Button>
          <OfflineControl />
        </div>
      </div>
      {previous !== null && <PreviousGame {...previous} />}
    </>
  );
}

type StartButtonsProps = Pick<StartActions, 'onStart' | 'onContinue'> & { isStarting: boolean };

function StartButtons({ isStarting, onStart, onContinue }: StartButtonsProps) {
  const t = useMessages(en);
  const pending = { isPending: isStarting, pendingLabel: t('start.opening') };
  if (onContinue === undefined) {
    return (
      <Button tone="accent" icon={bellIcon} {...pending} onPress={onStart}>
        {t('start.play')}
      </Button>
    );
  }
  return (
    <>
      <Button tone="accent" icon={bellIcon} {...pending} onPress={onContinue}>
        {t('start.continue')}
      </Button>
      <Button variant="outline" onPress={onStart}>
        {t('start.play')}
      </Button>
    </>
  );
}
