import { useMessages } from '@countertop/design-system/messages';
import type { Award, Celebration } from '@countertop/engine/rewards/award';
import { awardText } from '../../persistence/awards/awardText.ts';
import { en as awardTexts } from '../../persistence/awards/awards.messages.ts';
import { en } from './celebration.messages.ts';

export type Earned = Extract<Celebration, { kind: 'award' | 'streak' }>;

export interface PopupText {
  readonly title: string;
  /** The line below the title. */
  readonly lead: string;
  /** Reason for the award. */
  readonly why: string;
}

/** Returns the texts of the achievement popup (specification 001, section 2). */
export function usePopupText(earned: Earned): PopupText {
  const t = useMessages(en);
  const award = useMessages(awardTexts);
  if (earned.kind === 'streak') {
    return {
      title: t('award.streak'),
      lead: t('award.streak.lead', { count: earned.streak }),
      why: t('award.streak.why'),
    };
  }
  const { name, why } = awardText(earned.award, award);
  const type = popupType(earned.award);
  return {
    title: t(`award.${type}`),
    lead: earned.award.kind === 'level' ? t('award.level.lead', earned.award) : name,
    why,
  };
}

function popupType(award: Award): 'level' | 'badge' | 'certificate' | 'milestone' | 'achievement' {
  if (award.kind !== 'achievement') return award.kind;
  return award.id.startsWith('level_') ? 'milestone' : 'achievement';
}
