import type { Translate } from '@countertop/design-system/messages';
import type { Award } from '@countertop/engine/rewards/award';
import type { en } from './awards.messages.ts';

export interface AwardText {
  readonly name: string;
  /** Reason for the award, in one sentence. */
  readonly why: string;
}

export function awardText(award: Award, t: Translate<typeof en>): AwardText {
  switch (award.kind) {
    case 'badge':
      return { name: t(`badge.${award.id}.name`), why: t(`badge.${award.id}.why`) };
    case 'level':
      return { name: t('badge.level.name', award), why: t('badge.level.why', award) };
    case 'achievement':
      return { name: t(`achievement.${award.id}.name`), why: t(`achievement.${award.id}.why`) };
    case 'certificate':
      return { name: t(`certificate.${award.id}.name`), why: t(`certificate.${award.id}.why`) };
  }
}
