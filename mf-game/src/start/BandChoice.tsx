import { useMessages } from '@countertop/design-system/messages';
import { Select } from '@countertop/design-system/Select';
import { type AgeBand, ageBands } from '@countertop/engine/problems/band';
import { useState } from 'react';
import { useStartListening } from '../assist/read-aloud/Listening.tsx';
import { ReadButton } from '../assist/read-aloud/ReadButton.tsx';
import { en as gameTexts } from '../play/play.messages.ts';
import { BandPictures } from './BandPictures.tsx';
import { list, listAndVoice } from './BandChoice.styles.ts';
import { en } from './start.messages.ts';

export interface BandChoiceProps {
  /** The band that a game gets now. */
  band: AgeBand;
  onChoose: (band: AgeBand) => void;
}

/** The choice of the age group: as a list, as pictures, and read aloud. */
export function BandChoice({ band, onChoose }: BandChoiceProps) {
  const t = useMessages(en);
  const tGame = useMessages(gameTexts);
  const startListening = useStartListening();
  const [sentence, setSentence] = useState<number | null>(null);
  const sentences = [
    t('start.spoken.choose'),
    ...ageBands.map((id) => t(`start.spoken.${id}`)),
    t('start.spoken.start'),
  ];
  const follow = (index: number | null) => {
    setSentence(index);
    if (index === 0) startListening();
  };
  return (
    <>
      <div css={listAndVoice}>
        <div css={list}>
          <Select
            label={t('start.band.label')}
            placeholder={t('start.band.placeholder')}
            options={ageBands.map((id) => ({
              id,
              label: tGame(`band.${id}.name`),
              description: tGame(`band.${id}.ages`),
            }))}
            selectedKey={band}
            onSelectionChange={onChoose}
          />
        </div>
        <ReadButton label={t('start.read')} isIcon sentences={sentences} onSentence={follow} />
      </div>
      <BandPictures band={band} spoken={sentence === null ? null : sentence - 1} onChoose={onChoose} />
    </>
  );
}
