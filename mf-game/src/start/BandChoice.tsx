import { ClosedSelect } from '@countertop/design-system/ClosedSelect';
import { useMessages } from '@countertop/design-system/messages';
import { type AgeBand, ageBands } from '@countertop/engine/problems/band';
import { BandSelect } from '../lazy/lazyComponents.ts';
import { LazyControl } from '../lazy/LazyControl.tsx';
import { en as gameTexts } from '../play/play.messages.ts';
import { en } from './start.messages.ts';

export interface BandChoiceProps {
  band: AgeBand | null;
  onChoose: (band: AgeBand) => void;
}

/** The choice of the age group, whose list is loaded on demand. */
export function BandChoice({ band, onChoose }: BandChoiceProps) {
  const t = useMessages(en);
  const tGame = useMessages(gameTexts);
  const field = {
    label: t('start.band.label'),
    placeholder: t('start.band.placeholder'),
    options: ageBands.map((id) => ({ id, label: tGame(`band.${id}.name`), description: tGame(`band.${id}.ages`) })),
    selectedKey: band,
  };
  return (
    <LazyControl code={BandSelect} renderPlaceholder={(open) => <ClosedSelect {...field} onOpen={open} />}>
      <BandSelect {...field} onSelectionChange={onChoose} />
    </LazyControl>
  );
}
