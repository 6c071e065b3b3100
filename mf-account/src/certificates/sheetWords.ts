import type { Certificate } from '@countertop/contract/awards';
import { printCheckCode } from '@countertop/contract/checkCode';
import type { ShownSkill } from '@countertop/contract/shownSkills';
import type { Translate } from '@countertop/design-system/messages';
import { dayOf } from '../shared/dates.ts';
import type { en } from './certificate.messages.ts';

/** A certificate with what its sheet says that the child can do. */
export interface CertificateFacts {
  readonly certificate: Certificate;
  readonly skills: readonly ShownSkill[];
}

/** What is written on the sheet, from top to bottom, in the language of the page. */
export interface SheetWords {
  /** BCP 47, for example `en`. */
  readonly language: string;
  /** "Explorer Certificate". */
  readonly title: string;
  /** "This is given to". */
  readonly intro: string;
  /** What was done, a sentence. */
  readonly reason: string;
  /** What the child can do, each with the code of the standard: "Uses the times tables (3.OA.C.7)". */
  readonly skills: readonly string[];
  /** "412 problems, 91 percent right". */
  readonly facts: string;
  /** "November 21, 2026", over "Date". */
  readonly date: SheetLine;
  /** "Countertop", over "Given by". */
  readonly giver: SheetLine;
  /** "Check code 7K3MQ-X9T2A, at countertop.example/verify/7K3MQX9T2A". */
  readonly check: string;
}

/** What stands on a line, and the small word under it. */
export interface SheetLine {
  readonly text: string;
  readonly label: string;
}

/** Everything the sheet says but the name. `host` is that of the site, where `/verify` is. */
export function sheetWords(
  { certificate, skills }: CertificateFacts,
  { locale, host }: { locale: string; host: string },
  t: Translate<typeof en>,
): SheetWords {
  const { title, description, certificateData, earnedAt, checkCode } = certificate;
  const percent = Math.floor(certificateData.accuracy);
  return {
    language: locale,
    title,
    intro: t('sheet.intro'),
    reason: description,
    skills: skills.map(({ skill, standard }) => t('sheet.skill', { skill: t(`skill.${skill}`), standard })),
    facts: t('sheet.facts', { problems: certificateData.challengesCompleted, percent }),
    date: { text: dayOf(earnedAt, locale), label: t('sheet.date') },
    giver: { text: t('sheet.giver'), label: t('sheet.givenBy') },
    check: t('sheet.check', { code: printCheckCode(checkCode), address: `${host}/verify/${checkCode}` }),
  };
}
