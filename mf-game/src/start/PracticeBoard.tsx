import { Board, BoardLine } from '@countertop/design-system/artwork/Board';
import { Coin } from '@countertop/design-system/artwork/Coin';
import { Dish } from '@countertop/design-system/artwork/Dish';
import { useMessages } from '@countertop/design-system/messages';
import { Picture } from '@countertop/design-system/artwork/Picture';
import { type AgeBand, ageBands } from '@countertop/engine/problems/band';
import type { ReactNode } from 'react';
import { en as gameTexts } from '../play/play.messages.ts';
import { en } from './start.messages.ts';
import { boardNote, chosenPath } from './StartScreen.styles.ts';

const pictures: Readonly<Record<AgeBand, ReactNode>> = {
  ages_6_7: <Coin value={1} />,
  ages_8_9: <Dish id="pizza" />,
  ages_10_12: <Coin value={25} />,
  ages_12_plus: <Picture name="ticket" />,
};

/** What each learning path practices, with the chosen one marked. */
export function PracticeBoard({ chosen }: { chosen: AgeBand }) {
  const t = useMessages(en);
  const tGame = useMessages(gameTexts);
  return (
    <Board title={t('start.practice.title')} footer={<p css={boardNote}>{t('start.practice.note')}</p>}>
      {ageBands.map((band) => (
        <BoardLine
          key={band}
          icon={pictures[band]}
          label={
            <>
              <span>{`${tGame(`band.${band}.name`)} · ${tGame(`band.${band}.ages`)}`}</span>
              {band === chosen && <span css={chosenPath}>{t('start.practice.yours')}</span>}
            </>
          }
          note={t(`start.practice.${band}`)}
        />
      ))}
    </Board>
  );
}
