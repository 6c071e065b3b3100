import { Board, BoardLine } from '@countertop/design-system/artwork/Board';
import { useMessages } from '@countertop/design-system/messages';
import { type AgeBand, ageBands } from '@countertop/engine/problems/band';
import type { SkillProgress } from '@countertop/engine/rewards/practice';
import { type SkillId, standardsOf } from '@countertop/engine/problems/skill';
import { en as skillTexts } from '@countertop/contract/play/skillNames.messages';
import { en } from './progress.messages.ts';
import { standards } from './ProgressDialog.styles.ts';

export interface SkillBoardProps {
  skills: readonly SkillProgress[];
  /** The current band: a skill shared by two bands has different codes in each. */
  band: AgeBand;
}

/** The practiced skills with first-try accuracy and, for grown-ups, their standards codes. */
export function SkillBoard({ skills, band }: SkillBoardProps) {
  const t = useMessages(en);
  const skillName = useMessages(skillTexts);
  return (
    <Board title={t('progress.skills')} level={3} columns={2}>
      {skills.map(({ skill, right, asked, accuracyPercent }) => (
        <BoardLine
          key={skill}
          label={skillName(`skill.${skill}`)}
          value={t('progress.skillValue', { right, asked })}
          note={
            <div>
              {t('progress.skillPercent', { percent: accuracyPercent })}
              <small css={standards}>
                {t('progress.standards', { codes: standardsCodes(skill, band).join(', ') })}
              </small>
            </div>
          }
        />
      ))}
    </Board>
  );
}

/** Returns the codes for the current band, or for the first band with this skill if the child has changed bands. */
function standardsCodes(skill: SkillId, band: AgeBand): readonly string[] {
  const bandWithSkill = [band, ...ageBands].find((other) => standardsOf(skill, other).length > 0);
  return bandWithSkill === undefined ? [] : standardsOf(skill, bandWithSkill);
}
