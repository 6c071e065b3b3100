import { Button } from '@countertop/design-system/Button';
import { upIcon } from '@countertop/design-system/icons';
import { Card } from '@countertop/design-system/Card';
import { Grid } from '@countertop/design-system/Grid';
import { useMessages } from '@countertop/design-system/messages';
import { Stack } from '@countertop/design-system/Stack';
import { StatCard, StatStrip } from '@countertop/design-system/StatCard';
import { Tag } from '@countertop/design-system/Tag';
import { useEffect, useEffectEvent } from 'react';
import { en } from './teacher.messages.ts';
import { accuracyOf, standingOf } from '../report/reportContext.ts';
import { formatCell, formatDay } from '../../shared/report/formatCell.ts';
import { SectionChart } from '../../shared/report/SectionChart.tsx';
import { NeedsHelpTag } from './Accuracy.tsx';
import { backLink, studentName } from './Teacher.styles.ts';
import { useFormatting } from '../report/useFormatting.ts';
import { type SampleContext, type Student, weekSection } from './sampleReport.ts';

export const studentHeadingId = 'student';

/** A link to a student disappears with its tab, so focus moves to the name. Focus on a tab stays there. */
function focusNameIfLost(): void {
  const active = document.activeElement;
  if (active === document.body || active instanceof HTMLAnchorElement)
    document.getElementById(studentHeadingId)?.focus();
}

export interface OneStudentProps {
  student: Student;
  context: SampleContext;
  /** Whether the view has changed since the page was opened. Until then, focus isn't moved. */
  hasMoved: boolean;
  /** Whether the teacher chose this student. */
  isChosen: boolean;
  /** Returns to the list, which is above on narrow screens. */
  onBack: () => void;
}

/** The details of one student. */
export function OneStudent({ student, context, hasMoved, isChosen, onBack }: OneStudentProps) {
  const arrive = useEffectEvent(() => {
    if (hasMoved) focusNameIfLost();
  });
  useEffect(() => arrive(), []);
  const t = useMessages(en);
  const week = weekSection(context, student);
  const { words } = student;
  return (
    <Stack gap="l">
      <div css={studentName}>
        <div css={backLink}>
          <Button variant="text" icon={upIcon} onPress={onBack}>
            {t('students.back')}
          </Button>
        </div>
        <h2 id={studentHeadingId} tabIndex={-1}>
          {student.name}
        </h2>
        {standingOf(Number(accuracyOf(student))) === 'needsHelp' && <NeedsHelpTag />}
        {!isChosen && <p>{t('students.suggested')}</p>}
      </div>
      <Figures student={student} />
      <Card>
        <Grid narrowest="small" gap="wide">
          <WordList title={t('student.needsWork')} items={words.needsWork} />
          <WordList title={t('student.strengths')} items={words.strengths} />
        </Grid>
      </Card>
      <Card>{week.chart && <SectionChart section={week} chart={week.chart} level={3} />}</Card>
      <Card>
        <Grid narrowest="small" gap="wide">
          <WordList title={t('student.badges')} items={words.badges} />
          <WordList
            title={t('student.certificates')}
            items={words.certificates}
            none={t('student.certificates.none')}
          />
        </Grid>
      </Card>
    </Stack>
  );
}

function Figures({ student }: { student: Student }) {
  const t = useMessages(en);
  const formatting = useFormatting();
  return (
    <StatStrip>
      <StatCard
        label={t('student.levelCard')}
        value={formatCell(student.level, 'number', formatting)}
        note={t('student.levelCard.note')}
      />
      <StatCard
        label={t('student.accuracy')}
        value={formatCell(accuracyOf(student), 'percent', formatting)}
        note={t('student.accuracy.note', { right: student.right, all: student.orders })}
      />
      <StatCard
        label={t('student.time')}
        value={formatCell(student.seconds / 60, 'minutes', formatting)}
        note={t('student.time.note', { day: formatDay(student.lastDay ?? '', formatting.locale) })}
      />
      <StatCard
        label={t('student.streak')}
        value={t('student.streak.value', { days: student.streak })}
        note={t('student.streak.note')}
      />
    </StatStrip>
  );
}

/** A list with a heading, or a sentence if it is empty. */
function WordList({ title, items, none = '' }: { title: string; items: readonly string[]; none?: string }) {
  return (
    <Stack gap="s">
      <h3>{title}</h3>
      {items.length === 0 ? (
        <p>{none}</p>
      ) : (
        <Stack as="ul" direction="horizontal" gap="xs" align="stretch">
          {items.map((item) => (
            <li key={item}>
              <Tag>{item}</Tag>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
