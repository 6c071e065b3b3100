import { useMessages } from '@countertop/design-system/messages';
import { Picture } from '@countertop/design-system/artwork/Picture';
import { Ticket } from '@countertop/design-system/Ticket';
import { achievementIds, type UnlockId } from '@countertop/engine/rewards/award';
import type { ReactNode } from 'react';
import { en as awardTexts } from '../../persistence/awards/awards.messages.ts';
import { unlock, unlocks as unlocksStyle } from './Celebration.styles.ts';
import { en } from './celebration.messages.ts';

export interface UnlocksProps {
  level: number;
  unlocks: readonly UnlockId[];
}

const pictures: Readonly<Record<UnlockId, ReactNode>> = {
  tier_intermediate: <Picture name="level" />,
  tier_advanced: <Picture name="level" />,
  achievement: <Picture name="score" />,
  certificate: <Picture name="ticket" />,
};

export function Unlocks({ level, unlocks }: UnlocksProps) {
  const t = useMessages(en);
  const award = useMessages(awardTexts);
  const milestone = achievementIds.find((id) => id === `level_${level}`);
  const nameOf = (id: UnlockId) =>
    id === 'achievement' && milestone !== undefined ? award(`achievement.${milestone}.name`) : t(`unlock.${id}.name`);
  return (
    <div css={unlocksStyle}>
      <h3>{t('levelUp.unlocks')}</h3>
      <ul>
        {unlocks.map((id) => (
          <li key={id}>
            <Ticket>
              <div css={unlock}>
                {pictures[id]}
                <p>
                  <b>{nameOf(id)}</b>
                  <span>{t(`unlock.${id}.note`)}</span>
                </p>
              </div>
            </Ticket>
          </li>
        ))}
      </ul>
    </div>
  );
}
