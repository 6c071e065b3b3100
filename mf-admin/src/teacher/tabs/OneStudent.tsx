import { Card } from '@countertop/design-system/Card';
import { Grid } from '@countertop/design-system/Grid';
import { useMessages } from '@countertop/design-system/messages';
import { Stack } from '@countertop/design-system/Stack';
import { StatCard, StatStrip } from '@countertop/design-system/StatCard';
import { Tag } from '@countertop/design-system/Tag';
import { useEffect, useEffectEvent } from 'react';
import type { Student } from '../class/student.ts';
import { en } from '../teacher.messages.ts';
import { weekSection } from '../report/weekSections.ts';
import { type Making, wordsOf } from '../report/words.ts';
import { writeCell, writeDay } from '../../shared/report/writeCell.ts';
import { SectionChart } from '../../shared/report/SectionChart.tsx';
import { StandingTag } from '../screens/StandingTag.tsx';
import { studentName, words } from '../screens/Teacher.styles.ts';
import { useWriting } from '../screens/useWriting.ts';

/** The heading over a student. */
export const studentHeadingId = 'student';

/** A link that led here leaves with its tab, and the focus with it: it goes to the name. From a tab it is not taken. */
function takeLostFocus(): void {
  const active = document.activeElement;
  if (active === document.body || active instanceof HTMLAnchorElement)
    document.getElementById(studentHeadingId)?.focus();
}

export interface OneStudentProps {
  student: Student;
  making: Making;
  /** False on the view that the page was opened with: there focus stays where the browser put it. */
  hasMoved: boolean;
}

/** All that is known of one student. */
export function OneStudent({ student, making, hasMoved }: OneStudentProps) {
  const arrive = useEffectEvent(() => {
    if (hasMoved) takeLostFocus();
  });
  useEffect(() => arrive(), []);
  const t = useMessages(en);
  const week = weekSection(making, student);
  const has = wordsOf(student, making.t);
  return (
    <Stack gap="m">
      <div css={studentName}>
        <h2 id={studentHeadingId} tabIndex={-1}>
          {student.name}
        </h2>
        <StandingTag accuracy={student.accuracy} />
      </div>
      <Figures student={student} />
      <Card>
        <Grid narrowest="small" gap="wide">
          <WordList title={t('student.needsWork')} items={has.needsWork} />
          <WordList title={t('student.strengths')} items={has.strengths} />
        </Grid>
      </Card>
      <Card>{week.chart && <SectionChart section={week} chart={week.chart} level={3} />}</Card>
      <Card>
        <Grid narrowest="small" gap="wide">
          <WordList title={t('student.badges')} items={has.badges} />
          <WordList title={t('student.certificates')} items={has.certificates} none={t('student.certificates.none')} />
        </Grid>
      </Card>
    </Stack>
  );
}

function Figures({ student }: { student: Student }) {
  const t = useMessages(en);
  const writing = useWriting();
  return (
    <StatStrip>
      <StatCard
        label={t('student.levelCard')}
        value={writeCell(student.level, 'number', writing)}
        note={t('student.levelCard.note')}
      />
      <StatCard
        label={t('student.accuracy')}
        value={writeCell(student.accuracy, 'percent', writing)}
        note={t('student.accuracy.note', { right: student.correctAnswers, all: student.totalProblems })}
      />
      <StatCard
        label={t('student.time')}
        value={writeCell(student.timeSpent, 'minutes', writing)}
        note={t('student.time.note', { day: writeDay(student.lastActive, writing.locale) })}
      />
      <StatCard
        label={t('student.streak')}
        value={t('student.streak.value', { days: student.currentStreak })}
        note={t('student.streak.note')}
      />
    </StatStrip>
  );
}

/** Words under a heading, or the sentence for none. */
function WordList({ title, items, none = '' }: { title: string; items: readonly string[]; none?: string }) {
  return (
    <Stack gap="s">
      <h3>{title}</h3>
      {items.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul css={words}>
          {items.map((item) => (
            <li key={item}>
              <Tag>{item}</Tag>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
