import { ClosedSelect } from '@countertop/design-system/ClosedSelect';
import { useMessages } from '@countertop/design-system/messages';
import { type AgeBand, ageBands } from '@countertop/engine/problems/band';
import { LateControl } from '../later/LateControl.tsx';
import { bandSelect } from '../later/parts.ts';
import { en as gameWords } from '../play/play.messages.ts';
import type { BandField } from './BandSelect.tsx';
import { en } from './start.messages.ts';

export interface BandChoiceProps {
  band: AgeBand | null;
  onChoose: (band: AgeBand) => void;
}

/** The age group. The list is fetched when it is wanted. */
export function BandChoice({ band, onChoose }: BandChoiceProps) {
  const t = useMessages(en);
  const tGame = useMessages(gameWords);
  const field = {
    label: t('start.band.label'),
    placeholder: t('start.band.placeholder'),
    options: ageBands.map((id) => ({ id, label: tGame(`band.${id}.name`), description: tGame(`band.${id}.ages`) })),
    selectedKey: band,
  };
  const props: BandField = { ...field, onSelectionChange: onChoose };
  return (
    <LateControl part={bandSelect} props={props}>
      {(press) => <ClosedSelect {...field} onOpen={press} />}
    </LateControl>
  );
}
