import { Board, BoardLine } from '@countertop/design-system/Board';
import { Coin } from '@countertop/design-system/Coin';
import { Dish } from '@countertop/design-system/Dish';
import { useMessages } from '@countertop/design-system/messages';
import { Picture } from '@countertop/design-system/Picture';
import { type AgeBand, ageBands } from '@countertop/engine/band';
import type { ReactNode } from 'react';
import { en } from '../messages/en.messages.ts';
import { boardNote, chosenPath } from './StartScreen.styles.ts';

const pictures: Readonly<Record<AgeBand, ReactNode>> = {
  ages_6_7: <Coin value={1} />,
  ages_8_9: <Dish id="pizza" />,
  ages_10_12: <Coin value={25} />,
  ages_12_plus: <Picture name="ticket" />,
};

const practice = {
  ages_6_7: 'start.practice.explorer',
  ages_8_9: 'start.practice.intermediate',
  ages_10_12: 'start.practice.pro',
  ages_12_plus: 'start.practice.expert',
} as const;

/** What each path practises, with the chosen one marked. */
export function PracticeBoard({ chosen }: { chosen: AgeBand | null }) {
  const t = useMessages(en);
  return (
    <Board title={t('start.practice.title')} footer={<p css={boardNote}>{t('start.practice.note')}</p>}>
      {ageBands.map((band) => (
        <BoardLine
          key={band}
          icon={pictures[band]}
          label={
            <>
              {t(`band.${band}.name`)} · {t(`band.${band}.ages`)}
              {band === chosen && <span css={chosenPath}>{t('start.practice.yours')}</span>}
            </>
          }
          note={t(practice[band])}
        />
      ))}
    </Board>
  );
}
