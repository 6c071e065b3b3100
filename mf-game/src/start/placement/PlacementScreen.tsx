import { Customer } from '@countertop/design-system/artwork/Customer';
import { Button } from '@countertop/design-system/Button';
import { IconButton } from '@countertop/design-system/IconButton';
import { crossIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { Page } from '@countertop/design-system/Page';
import { usePreferences } from '@countertop/design-system/preferences';
import {
  nextPlacementStep,
  type PlacementAnswer,
  placementOrders,
  placementProblem,
} from '@countertop/engine/play/order/placement';
import type { AgeBand } from '@countertop/engine/problems/band';
import { useEffect, useMemo, useState } from 'react';
import { floorSide, ground, orderSide, play, service } from '../../play/PlayScreen.styles.ts';
import { en } from './placement.messages.ts';
import { PlacementOrder, type PlacementVerdict } from './PlacementOrder.tsx';
import { PlacementResult } from './PlacementResult.tsx';
import { bar, scene, zones } from './PlacementScreen.styles.ts';

export interface PlacementScreenProps {
  /** The same seed leads to the same orders after the same answers. */
  seed: number;
  onChooseBand: (band: AgeBand) => void;
  /** Leads back to the start screen. */
  onClose: () => void;
}

/** Eight orders without timer and score that suggest an age band. Nothing is saved or sent. */
export function PlacementScreen({ seed, onChooseBand, onClose }: PlacementScreenProps) {
  const [answers, setAnswers] = useState<readonly PlacementAnswer[]>([]);
  // The start screen may have been scrolled.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  const add = (answer: PlacementAnswer) => setAnswers([...answers, answer]);
  return (
    <Page width="full">
      {answers.length < placementOrders ? (
        <Asking key={answers.length} {...{ seed, answers, onClose }} onNext={add} />
      ) : (
        <PlacementResult {...{ answers, onClose }} onChoose={onChooseBand} />
      )}
    </Page>
  );
}

interface AskingProps extends Pick<PlacementScreenProps, 'seed' | 'onClose'> {
  /** The orders before this one. */
  answers: readonly PlacementAnswer[];
  onNext: (answer: PlacementAnswer) => void;
}

/** One order, with the customer next to it. */
function Asking({ seed, answers, onNext, onClose }: AskingProps) {
  const t = useMessages(en);
  const { numberPadSide } = usePreferences();
  const problem = useMemo(() => placementProblem(seed, answers), [seed, answers]);
  const [verdict, setVerdict] = useState<PlacementVerdict | null>(null);
  const look = answers.length;
  return (
    <div css={ground}>
      <header css={bar}>
        <h1>{t('placement.title')}</h1>
        <IconButton icon={crossIcon} label={t('placement.stop')} onPress={onClose} />
      </header>
      <div css={[service, zones]}>
        <div css={play} data-pad-side={numberPadSide}>
          <div css={[floorSide, scene]}>
            <Customer look={look} mood={verdict === 'right' ? 'happy' : 'waiting'} />
            <p>{t('placement.lead')}</p>
            <Button variant="outline" size="medium" isDisabled={verdict !== null} onPress={() => setVerdict('skipped')}>
              {t('placement.unknown')}
            </Button>
          </div>
          <div css={orderSide}>
            <PlacementOrder
              problem={problem}
              number={answers.length + 1}
              look={look}
              verdict={verdict}
              onVerdict={setVerdict}
              onNext={() => onNext({ step: nextPlacementStep(answers), problem, isCorrect: verdict === 'right' })}
            />
          </div>
        </div>
      </div>
    </div>
  );
}
