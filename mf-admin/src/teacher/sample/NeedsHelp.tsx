import { Card } from '@countertop/design-system/Card';
import { Grid } from '@countertop/design-system/Grid';
import { MenuLine } from '@countertop/design-system/artwork/MenuLine';
import { useMessages } from '@countertop/design-system/messages';
import { Stack } from '@countertop/design-system/Stack';
import { PageLink } from '@countertop/routes/PageLink';
import { accuracyOf } from '../report/reportContext.ts';
import { en } from './teacher.messages.ts';
import { Accuracy } from './Accuracy.tsx';
import { head, inNeed, lines, muted, plainList, skillList } from './Teacher.styles.ts';
import type { Student } from './sampleReport.ts';
import { needsHelp, skillsInClass } from './students.ts';
import type { TabProps } from './useView.ts';
import { searchOf, defaultView } from './view.ts';

/** The number of skills that fit next to the students. */
const mostSkills = 4;

/** Students who need help, and the skills they need it with. First on the page, because teachers come for it. */
export function NeedsHelp({ context }: Pick<TabProps, 'context'>) {
  const t = useMessages(en);
  const { children: students } = context;
  const low = needsHelp(students);
  const skills = skillsInClass(students).filter(({ needsWork }) => needsWork.length > 0);
  return (
    <Grid columns="main-aside">
      <Card variant="menu">
        <Stack gap="m">
          <div css={head}>
            <h2>{t('help.title')}</h2>
            <p>{t('help.lead', { count: low.length, all: students.length })}</p>
          </div>
          <ul css={[plainList, lines, inNeed]}>
            {low.map((student) => (
              <StudentInNeed key={student.id} {...student} />
            ))}
          </ul>
        </Stack>
      </Card>
      <Card variant="menu">
        <Stack gap="m">
          <div css={head}>
            <h2>{t('help.skills')}</h2>
            <p>{t('help.skills.lead')}</p>
          </div>
          <ul css={[plainList, skillList]}>
            {skills.slice(0, mostSkills).map(({ skill, needsWork }) => (
              <li key={skill}>
                <MenuLine
                  label={context.t(`skill.${skill}`)}
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

function StudentInNeed(student: Student) {
  const t = useMessages(en);
  return (
    <li>
      <PageLink
        variant="standalone"
        to="/teacher-dashboard"
        search={searchOf({ ...defaultView, tab: 'students', student: student.id })}
      >
        <span translate="no">{student.name}</span>
      </PageLink>
      <Accuracy accuracy={Number(accuracyOf(student))} />
      <p css={muted}>{t('help.on', { skills: student.words.needsWork.join(', ') })}</p>
    </li>
  );
}
