import { Disclosure } from '@countertop/design-system/Disclosure';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import type { DaySummary, Result } from '@countertop/engine/play/game';
import { phraseText } from '@countertop/phrases/phraseText';
import { en as skillNames } from '@countertop/contract/play/skillNames.messages';
import { en } from './day.messages.ts';
import { grownUps } from './DayComplete.styles.ts';
import { type DaySkill, daySkills } from '../../session/day/dayResults.ts';

export interface GrownUpsProps {
  summary: DaySummary;
  /** The day's results in this visit; fewer than the day's problems if the page was reloaded. */
  results: readonly Result[];
}

/** For grown-ups: how the day's problems went, by skill, with the most common mistake in each. */
export function GrownUps({ summary: { correctAnswers, totalProblems }, results }: GrownUpsProps) {
  const t = useMessages(en);
  const corrected = results.filter(({ retry }) => retry?.status === 'right').length;
  return (
    <div css={grownUps}>
      <Disclosure title={t('day.grownUps')}>
        <p>
          <span>{t('day.grownUps.today', { right: correctAnswers, asked: totalProblems })}</span>
          {corrected > 0 && <span>{` ${t('day.grownUps.corrected', { count: corrected })}`}</span>}
        </p>
        <ul>
          {daySkills(results).map((daySkill) => (
            <li key={daySkill.skill}>
              <Skill {...daySkill} />
            </li>
          ))}
        </ul>
        {results.length < totalProblems && <p>{t('day.grownUps.partial')}</p>}
      </Disclosure>
    </div>
  );
}

function Skill({ skill, right, asked, mistaken, times }: DaySkill) {
  const t = useMessages(en);
  const name = useMessages(skillNames);
  const { locale } = useLocale();
  const line = t('day.grownUps.skill', { skill: name(`skill.${skill}`), right, asked });
  if (mistaken === null) return line;
  const { mistake, problem } = mistaken;
  const reason = phraseText(mistake.reason, { locale, moneyDigits: problem.moneyDigits });
  return `${line} ${t('day.grownUps.mistake', { times, reason })}`;
}
