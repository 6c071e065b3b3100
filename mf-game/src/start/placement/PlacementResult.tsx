import { Button } from '@countertop/design-system/Button';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { StageDialog } from '@countertop/design-system/StageDialog';
import {
  type PlacementAnswer,
  placementExamples,
  placementOrders,
  suggestedBand,
} from '@countertop/engine/play/order/placement';
import type { AgeBand } from '@countertop/engine/problems/band';
import type { Problem } from '@countertop/engine/problems/problem';
import { phraseText } from '@countertop/phrases/phraseText';
import { Cheering } from '../../dialogs/stage/Cheering.tsx';
import { PartyWall } from '../../dialogs/stage/PartyWall.tsx';
import { en as playTexts } from '../../play/play.messages.ts';
import { en } from './placement.messages.ts';

export interface PlacementResultProps {
  answers: readonly PlacementAnswer[];
  onChoose: (band: AgeBand) => void;
  onClose: () => void;
}

/** The suggested age band with its reason. The child decides. */
export function PlacementResult({ answers, onChoose, onClose }: PlacementResultProps) {
  const t = useMessages(en);
  const tPlay = useMessages(playTexts);
  const { locale } = useLocale();
  const band = suggestedBand(answers);
  const { easy, hard } = placementExamples(answers);
  const name = tPlay(`band.${band}.name`);
  const right = answers.filter(({ isCorrect }) => isCorrect).length;
  const reasons = [
    t('placement.solved', { right, total: placementOrders }),
    easy && t('placement.easy', { order: orderText(easy, locale) }),
    hard && t('placement.hard', { order: orderText(hard, locale) }),
    t('placement.why', { name, ages: tPlay(`band.${band}.ages`) }),
  ];
  return (
    <StageDialog
      title={t('placement.fits', { name })}
      description={reasons.filter(Boolean).join(' ')}
      isOpen
      onOpenChange={onClose}
      backdrop={<PartyWall />}
      foot={<Cheering looks={answers.map((_, look) => look).slice(0, 4)} />}
      actions={
        <>
          <Button tone="accent" onPress={() => onChoose(band)}>
            {t('placement.choose', { name })}
          </Button>
          <Button variant="outline" onPress={onClose}>
            {t('placement.myself')}
          </Button>
        </>
      }
    />
  );
}

/** Returns the first line of an order and its question: "4 sodas at $2 each. How much do I pay?" */
function orderText({ lines: [first], question, moneyDigits }: Problem, locale: string): string {
  const wording = { locale, moneyDigits };
  const asked = phraseText(question, wording);
  return first === undefined ? asked : `${phraseText(first.phrase, wording)}. ${asked}`;
}
