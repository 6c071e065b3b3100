import { chartIcon, checkIcon, flameIcon } from '@countertop/design-system/icons';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { Meter, type MeterVerdict } from '@countertop/design-system/Meter';
import { minAsked, type SkillLevel } from '@countertop/engine/rewards/practice';
import { Sheet } from '../shared/Sheet.tsx';
import { list, note, skill as skillStyle } from './Progress.styles.ts';
import type { SkillLine } from './progressReport.ts';
import { en } from './progress.messages.ts';
import { skillName } from './reportText.ts';

const looks = {
  new: { tone: 'warning', icon: flameIcon },
  growing: { tone: 'info', icon: chartIcon },
  secure: { tone: 'success', icon: checkIcon },
} as const satisfies Record<SkillLevel, Omit<MeterVerdict, 'word'>>;

/** Each skill with its level. */
export function Skills({ skills }: { skills: readonly SkillLine[] }) {
  const t = useMessages(en);
  const { locale } = useLocale();
  return (
    <Sheet title={t('skills.title')} lead={t('skills.lead')}>
      <ul css={list}>
        {skills.map(({ skill, right, asked, percent, level, standards }) => (
          <li key={skill} css={skillStyle}>
            <Meter
              label={skillName(skill, locale)}
              value={percent}
              valueText={t('skills.value', { right, asked })}
              verdict={{ ...looks[level], word: t(`level.${level}`) }}
            />
            {standards.length > 0 && <small>{t('skills.standards', { codes: standards.join(', ') })}</small>}
          </li>
        ))}
      </ul>
      <p css={note}>{t('level.help', { least: minAsked })}</p>
    </Sheet>
  );
}
