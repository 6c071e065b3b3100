import { ClosedSelect } from '@countertop/design-system/ClosedSelect';
import { useMessages } from '@countertop/design-system/messages';
import { type AgeBand, ageBands } from '@countertop/engine/problems/band';
import { LateControl } from '../later/LateControl.tsx';
import { bandSelect } from '../later/parts.ts';
import { en as gameTexts } from '../play/play.messages.ts';
import type { BandField } from './BandSelect.tsx';
import { en } from './start.messages.ts';

export interface BandChoiceProps {
  band: AgeBand | null;
  onChoose: (band: AgeBand) => void;
}

/** Selects the age group. The list loads on demand. */
export function BandChoice({ band, onChoose }: BandChoiceProps) {
  const t = useMessages(en);
  const tGame = useMessages(gameTexts);
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
