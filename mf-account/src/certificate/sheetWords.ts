import type { Certificate } from '@countertop/contract/awards';
import { printCheckCode } from '@countertop/contract/checkCode';
import type { Translate } from '@countertop/design-system/messages';
import type { CertificateWords } from './certificatePdf.ts';
import type { en } from './messages/en.messages.ts';
import type { ShownSkill } from '@countertop/contract/shownSkills';

export interface Sheet {
  readonly certificate: Certificate;
  readonly skills: readonly ShownSkill[];
  readonly name: string;
  readonly locale: string;
  /** Host of the site, where `/verify` is. */
  readonly host: string;
}

/** Everything the sheet says, in the language of the page. */
export function sheetWords(
  { certificate, skills, name, locale, host }: Sheet,
  t: Translate<typeof en>,
): CertificateWords {
  const { title, description, certificateData, earnedAt, checkCode } = certificate;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(earnedAt));
  const percent = Math.floor(certificateData.accuracy);
  return {
    language: locale,
    title,
    intro: t('sheet.intro'),
    name: name.trim(),
    reason: description,
    skills: skills.map(({ skill, standard }) => t('sheet.skill', { skill: t(`skill.${skill}`), standard })),
    figures: t('sheet.figures', { problems: certificateData.challengesCompleted, percent, date }),
    check: t('sheet.check', { code: printCheckCode(checkCode), address: `${host}/verify/${checkCode}` }),
  };
}
