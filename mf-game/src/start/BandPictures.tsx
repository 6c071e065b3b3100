import { Customer } from '@countertop/design-system/artwork/Customer';
import { useMessages } from '@countertop/design-system/messages';
import { RadioGroup } from '@countertop/design-system/RadioGroup';
import { type AgeBand, ageBands } from '@countertop/engine/problems/band';
import { en as gameTexts } from '../play/play.messages.ts';
import { child, pictures } from './BandChoice.styles.ts';
import { en } from './start.messages.ts';

interface BandPicturesProps {
  band: AgeBand;
  /** Index of the band being read aloud, if any. */
  spoken: number | null;
  onChoose: (band: AgeBand) => void;
}

/** Children and teenagers of the cast: Kai, Zuri, Noah and Mateo. */
const looks: Readonly<Record<AgeBand, number>> = { ages_6_7: 12, ages_8_9: 2, ages_10_12: 6, ages_12_plus: 10 };

/** The age groups as faces, for children who do not read yet. */
export function BandPictures({ band, spoken, onChoose }: BandPicturesProps) {
  const t = useMessages(en);
  const tGame = useMessages(gameTexts);
  return (
    <div css={pictures} data-spoken={spoken ?? undefined}>
      <RadioGroup
        variant="pictures"
        label={t('start.band.placeholder')}
        isLabelHidden
        options={ageBands.map((id) => ({
          id,
          label: t(`start.band.${id}`),
          spokenLabel: tGame(`band.${id}.ages`),
          picture: (
            <span css={child} data-band={id}>
              <Customer look={looks[id]} mood="happy" />
            </span>
          ),
        }))}
        value={band}
        onChange={onChoose}
      />
    </div>
  );
}
