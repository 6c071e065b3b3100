import { chartIcon, checkIcon, flameIcon } from '@countertop/design-system/icons';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { Meter, type MeterVerdict } from '@countertop/design-system/Meter';
import { SectionCard } from '@countertop/design-system/SectionCard';
import { Stack } from '@countertop/design-system/Stack';
import { minAsked, type SkillLevel } from '@countertop/engine/rewards/practice';
import type { ReactNode } from 'react';
import { note, skill as skillStyle } from './Progress.styles.ts';
import type { SkillLine } from './progressReport.ts';
import { en } from './progress.messages.ts';
import { skillName } from './reportText.ts';

const looks = {
  new: { tone: 'warning', icon: flameIcon },
  growing: { tone: 'info', icon: chartIcon },
  secure: { tone: 'success', icon: checkIcon },
} as const satisfies Record<SkillLevel, Omit<MeterVerdict, 'word'>>;

export interface SkillsProps {
  /** The skill that needs practice most comes first. */
  skills: readonly SkillLine[];
  /** Shows only this many, without standards and explanations. */
  most?: number;
  /** A link at the end of the heading line. */
  action?: ReactNode;
}

/** Each skill with its level. */
export function Skills({ skills, most, action }: SkillsProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  return (
    <SectionCard title={t('skills.title')} lead={t('skills.lead')} action={action}>
      <Stack as="ul">
        {skills.slice(0, most).map(({ skill, right, asked, percent, level, standards }) => (
          <li key={skill} css={skillStyle}>
            <Meter
              layout="row"
              label={skillName(skill, locale)}
              value={percent}
              valueText={t('skills.value', { right, asked })}
              verdict={{ ...looks[level], word: t(`level.${level}`) }}
            />
            {most === undefined && standards.length > 0 && (
              <small>{t('skills.standards', { codes: standards.join(', ') })}</small>
            )}
          </li>
        ))}
      </Stack>
      {most === undefined && <p css={note}>{t('level.help', { least: minAsked })}</p>}
    </SectionCard>
  );
}
