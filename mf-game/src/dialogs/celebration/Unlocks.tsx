import { Picture } from '@countertop/design-system/artwork/Picture';
import { BadgeDrawing } from '@countertop/design-system/artwork/Badge';
import { Icon } from '@countertop/design-system/Icon';
import { flameIcon } from '@countertop/design-system/icons';
import { formatNumber, useLocale, useMessages } from '@countertop/design-system/messages';
import { Ticket } from '@countertop/design-system/Ticket';
import type { Celebration } from '@countertop/engine/rewards/award';
import type { ReactNode } from 'react';
import { AwardDrawing } from '../../persistence/awards/AwardDrawing.tsx';
import { en as awardTexts } from '../../persistence/awards/awards.messages.ts';
import { en as popupTexts } from '../popup/popup.messages.ts';
import { popupLines } from '../popup/popupLines.ts';
import { en } from './celebration.messages.ts';
import { unlock, unlocks as unlocksStyle } from './Celebration.styles.ts';

export type UnlocksProps = Pick<Celebration, 'unlocks' | 'awards' | 'streak'>;

/** Everything that came with a level, one ticket each. */
export function Unlocks({ unlocks, awards, streak }: UnlocksProps) {
  const t = useMessages(en);
  const popup = useMessages(popupTexts);
  const award = useMessages(awardTexts);
  const { locale } = useLocale();
  return (
    <ul css={unlocksStyle}>
      {unlocks.map((id) => (
        <Reward
          key={id}
          picture={<Picture name="level" />}
          name={t(`unlock.${id}.name`)}
          note={t(`unlock.${id}.note`)}
        />
      ))}
      {popupLines({ awards, streak }, { popup, award }).map(({ title, name, earned }) => (
        <Reward
          key={name}
          picture={
            earned === null ? (
              <BadgeDrawing variant="skill" picture={<Icon icon={flameIcon} />} isEarned />
            ) : (
              <AwardDrawing award={earned.award} isEarned />
            )
          }
          name={name}
          note={earned === null ? title : popup('award.points', { points: formatNumber(earned.points, locale) })}
        />
      ))}
    </ul>
  );
}

function Reward({ picture, name, note }: { picture: ReactNode; name: string; note: string }) {
  return (
    <li>
      <Ticket>
        <div css={unlock}>
          {picture}
          <p>
            <b>{name}</b>
            <span>{note}</span>
          </p>
        </div>
      </Ticket>
    </li>
  );
}
