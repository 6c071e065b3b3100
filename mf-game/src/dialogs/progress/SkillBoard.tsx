import { Board, BoardLine } from '@countertop/design-system/artwork/Board';
import { useMessages } from '@countertop/design-system/messages';
import { type AgeBand, ageBands } from '@countertop/engine/problems/band';
import type { SkillProgress } from '@countertop/engine/rewards/practice';
import { type SkillId, standardsOf } from '@countertop/engine/problems/skill';
import { en } from './progress.messages.ts';
import { standards } from './ProgressDialog.styles.ts';

export interface SkillBoardProps {
  skills: readonly SkillProgress[];
  /** The band played now: a skill that two bands ask has other codes in each. */
  band: AgeBand;
}

/** The skills that were asked, in chalk: how often each was right at the first try, and its code for grown-ups. */
export function SkillBoard({ skills, band }: SkillBoardProps) {
  const t = useMessages(en);
  return (
    <Board title={t('progress.skills')} level={3} columns={2}>
      {skills.map(({ skill, right, asked, accuracyPercent }) => (
        <BoardLine
          key={skill}
          label={t(`skill.${skill}`)}
          value={t('progress.skillValue', { right, asked })}
          note={
            <div>
              {t('progress.skillPercent', { percent: accuracyPercent })}
              <small css={standards}>{t('progress.standards', { codes: codesOf(skill, band).join(', ') })}</small>
            </div>
          }
        />
      ))}
    </Board>
  );
}

/** Codes of the band played now, or of the first that asks the skill: a child may have changed the band on the way. */
function codesOf(skill: SkillId, band: AgeBand): readonly string[] {
  const asking = [band, ...ageBands].find((one) => standardsOf(skill, one).length > 0);
  return asking === undefined ? [] : standardsOf(skill, asking);
}
