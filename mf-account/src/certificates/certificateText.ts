import type { Certificate } from '@countertop/contract/play/awards';
import { printCheckCode } from '@countertop/contract/play/checkCode';
import type { ShownSkill } from '@countertop/contract/play/shownSkills';
import type { Translate } from '@countertop/design-system/messages';
import { dayOf } from '../shared/dates.ts';
import type { en } from './certificate.messages.ts';

/** A certificate and the skills it names. */
export interface CertificateFacts {
  readonly certificate: Certificate;
  readonly skills: readonly ShownSkill[];
}

/** The texts of a certificate, from top to bottom, in the page's language. */
export interface CertificateText {
  /** BCP 47, for example `en`. */
  readonly language: string;
  /** "Explorer Certificate". */
  readonly title: string;
  /** "This is given to". */
  readonly intro: string;
  /** Reason for the certificate, in one sentence. */
  readonly reason: string;
  /** Skills of the child, each with the code of the standard: "Uses the times tables (3.OA.C.7)". */
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

/** A value on a line, and its label below. */
export interface SheetLine {
  readonly text: string;
  readonly label: string;
}

/** Returns the texts of a certificate except the name. `host` is that of the site, for the `/verify` address. */
export function certificateText(
  { certificate, skills }: CertificateFacts,
  { locale, host }: { locale: string; host: string },
  t: Translate<typeof en>,
): CertificateText {
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
