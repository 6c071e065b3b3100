import type { Translate } from '@countertop/design-system/messages';
import type { Award, EarnedAward, Popup } from '@countertop/engine/rewards/award';
import { awardText } from '../../persistence/awards/awardText.ts';
import type { en as awardTexts } from '../../persistence/awards/awards.messages.ts';
import type { en } from './popup.messages.ts';

/** A line of a popup or a scene. */
export interface PopupLine {
  /** "Badge Earned!" */
  readonly title: string;
  /** "Speedy Server" */
  readonly name: string;
  /** Null for a streak. */
  readonly earned: EarnedAward | null;
}

export interface PopupTexts {
  readonly popup: Translate<typeof en>;
  readonly award: Translate<typeof awardTexts>;
}

/** Returns the lines of what was earned at one moment: a streak, then badges, achievements and certificates. */
export function popupLines(
  { streak, awards }: Pick<Popup, 'streak' | 'awards'>,
  { popup, award }: PopupTexts,
): readonly PopupLine[] {
  const lines = awards.map((earned) => ({
    title: popup(`award.${headingOf(earned.award)}`),
    name: earned.award.kind === 'level' ? popup('award.level.lead', earned.award) : awardText(earned.award, award).name,
    earned,
  }));
  if (streak === null) return lines;
  return [
    { title: popup('award.streak'), name: popup('award.streak.lead', { count: streak }), earned: null },
    ...lines,
  ];
}

function headingOf(award: Award): 'level' | 'badge' | 'certificate' | 'milestone' | 'achievement' {
  if (award.kind !== 'achievement') return award.kind;
  return award.id.startsWith('level_') ? 'milestone' : 'achievement';
}
