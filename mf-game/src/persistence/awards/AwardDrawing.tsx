import { BadgeDrawing, type BadgeVariant } from '@countertop/design-system/artwork/Badge';
import { Coin } from '@countertop/design-system/artwork/Coin';
import { Icon } from '@countertop/design-system/Icon';
import { bookIcon, checkIcon, clockIcon, flameIcon, repeatIcon } from '@countertop/design-system/icons';
import { Picture } from '@countertop/design-system/artwork/Picture';
import type { AchievementId, Award, BadgeId } from '@countertop/engine/rewards/award';
import type { ReactNode } from 'react';

interface BadgeDesign {
  readonly variant: BadgeVariant;
  readonly picture: ReactNode;
}

const check = <Icon icon={checkIcon} />;
const clock = <Icon icon={clockIcon} />;
const repeat = <Icon icon={repeatIcon} />;
const star = <Picture name="score" />;

const badges: Readonly<Record<BadgeId, BadgeDesign>> = {
  welcome: { variant: 'service', picture: <Picture name="bell" /> },
  accuracy_ace: { variant: 'skill', picture: check },
  speedy_server: { variant: 'service', picture: clock },
  persistence: { variant: 'skill', picture: repeat },
  tutorial_master: { variant: 'service', picture: <Icon icon={bookIcon} /> },
  score_master: { variant: 'level', picture: star },
};

const achievements: Readonly<Record<AchievementId, BadgeDesign>> = {
  level_5: { variant: 'level', picture: 5 },
  level_10: { variant: 'level', picture: 10 },
  level_15: { variant: 'level', picture: 15 },
  level_20: { variant: 'level', picture: 20 },
  level_25: { variant: 'level', picture: 25 },
  accuracy: { variant: 'skill', picture: check },
  speed: { variant: 'service', picture: clock },
  persistence_level: { variant: 'skill', picture: repeat },
  streak: { variant: 'skill', picture: <Icon icon={flameIcon} /> },
  money_500: { variant: 'service', picture: <Coin value={25} /> },
  money_1000: { variant: 'service', picture: <Picture name="money" /> },
  score_1000: { variant: 'level', picture: star },
  score_5000: { variant: 'level', picture: star },
};

const certificate: BadgeDesign = { variant: 'level', picture: <Picture name="ticket" /> };

function badgeDesign(award: Award): BadgeDesign {
  switch (award.kind) {
    case 'badge':
      return badges[award.id];
    case 'level':
      return { variant: 'level', picture: award.level };
    case 'achievement':
      return achievements[award.id];
    case 'certificate':
      return certificate;
  }
}

export interface AwardDrawingProps {
  award: Award;
  /** Whether the child has earned it; otherwise the drawing is pale with a dashed outline. */
  isEarned: boolean;
  size?: 'x-small' | 'medium' | 'large';
}

/** The badge for an award. Decorative: the text next to it names the award. */
export function AwardDrawing({ award, isEarned, size = 'medium' }: AwardDrawingProps) {
  return <BadgeDrawing {...badgeDesign(award)} isEarned={isEarned} size={size} />;
}
