import { BadgeDrawing, type BadgeKind } from '@countertop/design-system/artwork/Badge';
import { Coin } from '@countertop/design-system/artwork/Coin';
import { Icon } from '@countertop/design-system/Icon';
import { bookIcon, checkIcon, clockIcon, flameIcon, repeatIcon } from '@countertop/design-system/icons';
import { Picture } from '@countertop/design-system/artwork/Picture';
import type { AchievementId, Award, BadgeId } from '@countertop/engine/rewards/award';
import type { ReactNode } from 'react';

interface BadgeDesign {
  readonly kind: BadgeKind;
  readonly picture: ReactNode;
}

const check = <Icon icon={checkIcon} />;
const clock = <Icon icon={clockIcon} />;
const repeat = <Icon icon={repeatIcon} />;
const star = <Picture name="score" />;

const badges: Readonly<Record<BadgeId, BadgeDesign>> = {
  welcome: { kind: 'service', picture: <Picture name="bell" /> },
  accuracy_ace: { kind: 'skill', picture: check },
  speedy_server: { kind: 'service', picture: clock },
  persistence: { kind: 'skill', picture: repeat },
  tutorial_master: { kind: 'service', picture: <Icon icon={bookIcon} /> },
  score_master: { kind: 'level', picture: star },
};

const achievements: Readonly<Record<AchievementId, BadgeDesign>> = {
  level_5: { kind: 'level', picture: 5 },
  level_10: { kind: 'level', picture: 10 },
  level_15: { kind: 'level', picture: 15 },
  level_20: { kind: 'level', picture: 20 },
  level_25: { kind: 'level', picture: 25 },
  accuracy: { kind: 'skill', picture: check },
  speed: { kind: 'service', picture: clock },
  persistence_level: { kind: 'skill', picture: repeat },
  streak: { kind: 'skill', picture: <Icon icon={flameIcon} /> },
  money_500: { kind: 'service', picture: <Coin value={25} /> },
  money_1000: { kind: 'service', picture: <Picture name="money" /> },
  score_1000: { kind: 'level', picture: star },
  score_5000: { kind: 'level', picture: star },
};

const certificate: BadgeDesign = { kind: 'level', picture: <Picture name="ticket" /> };

function badgeDesign(award: Award): BadgeDesign {
  switch (award.kind) {
    case 'badge':
      return badges[award.id];
    case 'level':
      return { kind: 'level', picture: award.level };
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
  size?: 'small' | 'medium' | 'large';
}

/** The badge for an award. Decorative: the text next to it names the award. */
export function AwardDrawing({ award, isEarned, size = 'medium' }: AwardDrawingProps) {
  return <BadgeDrawing {...badgeDesign(award)} isEarned={isEarned} size={size} />;
}
