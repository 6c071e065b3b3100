import { Card } from '@countertop/design-system/Card';
import { Grid } from '@countertop/design-system/Grid';
import { Link } from '@countertop/design-system/Link';
import { MenuLine } from '@countertop/design-system/artwork/MenuLine';
import { useMessages } from '@countertop/design-system/messages';
import { Stack } from '@countertop/design-system/Stack';
import { needsHelp, skillsInClass } from '../class/attention.ts';
import type { Student } from '../class/student.ts';
import { en } from '../teacher.messages.ts';
import { wordsOf } from '../report/words.ts';
import type { TabProps } from '../screens/dashboard.ts';
import { StandingTag } from '../screens/StandingTag.tsx';
import { head, lines, muted, plainList, skillList } from '../screens/Teacher.styles.ts';
import { addressOf, firstView } from '../view/view.ts';

/** As many skills as fit beside the students. */
const mostSkills = 4;

/** Who needs help, and on what: what a teacher came for, before everything else. */
export function NeedsHelp({ making }: Pick<TabProps, 'making'>) {
  const t = useMessages(en);
  const { students } = making;
  const low = needsHelp(students);
  const skills = skillsInClass(students).filter(({ needsWork }) => needsWork.length > 0);
  return (
    <Grid columns="main-aside">
      <Card>
        <Stack gap="m">
          <div css={head}>
            <h2>{t('help.title')}</h2>
            <p>{t('help.lead', { count: low.length, all: students.length })}</p>
          </div>
          <ul css={[plainList, lines]}>
            {low.map((student) => (
              <LowStudent key={student.id} student={student} making={making} />
            ))}
          </ul>
        </Stack>
      </Card>
      <Card>
        <Stack gap="m">
          <div css={head}>
            <h2>{t('help.skills')}</h2>
            <p>{t('help.skills.lead')}</p>
          </div>
          <ul css={[plainList, skillList]}>
            {skills.slice(0, mostSkills).map(({ skill, needsWork }) => (
              <li key={skill}>
                <MenuLine
                  label={making.t(`skill.${skill}`)}
                  value={t('help.skill.count', { count: needsWork.length, all: students.length })}
                />
                <p css={muted} translate="no">
                  {needsWork.map(({ name }) => name).join(', ')}
                </p>
              </li>
            ))}
          </ul>
        </Stack>
      </Card>
    </Grid>
  );
}

function LowStudent({ student, making }: { student: Student; making: TabProps['making'] }) {
  const t = useMessages(en);
  const skills = wordsOf(student, making.t).needsWork.join(', ');
  return (
    <li>
      <div>
        <Link variant="standalone" href={addressOf({ ...firstView, tab: 'students', student: student.id })}>
          <span translate="no">{student.name}</span>
        </Link>
        <p css={muted}>{t('help.on', { skills })}</p>
      </div>
      <StandingTag accuracy={student.accuracy} />
    </li>
  );
}
