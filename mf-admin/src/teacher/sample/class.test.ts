import { describe, expect, it } from 'vitest';
import { needsHelp, skillsInClass } from './attention.ts';
import { classSummary } from './classSummary.ts';
import { findStudents } from './findStudents.ts';
import { levelDistribution } from './levelBands.ts';
import { sampleClass, sampleDay } from './sampleClass.ts';
import { standingOf } from './standing.ts';
import type { Student } from './student.ts';

describe('the sample class', () => {
  it.each(sampleClass.map((student) => [student.name, student] as const))('is consistent about %s', (_, student) => {
    expect(student.accuracy).toBe(Math.round((100 * student.correctAnswers) / student.totalProblems));
    // Twenty correct answers make a level.
    expect(student.level).toBe(Math.min(25, 1 + Math.floor(student.correctAnswers / 20)));
    expect(student.weeklyProgress).toHaveLength(7);
    for (const percent of student.weeklyProgress) expect(percent).toBeGreaterThanOrEqual(0);
    for (const percent of student.weeklyProgress) expect(percent).toBeLessThanOrEqual(100);
    expect(Date.parse(student.lastActive)).toBeLessThanOrEqual(Date.parse(sampleDay));
    expect(student.strengths.filter((skill) => student.needsWork.includes(skill))).toEqual([]);
    expect(student.needsWork).not.toHaveLength(0);
  });

  it('has unique names and IDs, and students of every standing and band', () => {
    expect(new Set(sampleClass.map(({ id }) => id)).size).toBe(sampleClass.length);
    expect(new Set(sampleClass.map(({ name }) => name)).size).toBe(sampleClass.length);
    expect(new Set(sampleClass.map(({ accuracy }) => standingOf(accuracy))).size).toBe(3);
    for (const { students } of levelDistribution(sampleClass)) expect(students).toBeGreaterThan(0);
  });
});

it.each([
  [100, 'onTrack'],
  [90, 'onTrack'],
  [89, 'worthALook'],
  [80, 'worthALook'],
  [79, 'needsHelp'],
  [0, 'needsHelp'],
] as const)('says of %i percent: %s', (accuracy, standing) => {
  expect(standingOf(accuracy)).toBe(standing);
});

describe('the summary of a class', () => {
  it('adds up its students', () => {
    expect(classSummary(sampleClass, sampleDay)).toEqual({
      totalStudents: 10,
      activeThisWeek: 9,
      activeToday: 5,
      averageAccuracy: 85,
      totalProblemsCompleted: 1928,
      totalTimeSpent: 3305,
      averageLevel: 9.2,
      totalBadgesEarned: 28,
      totalCertificates: 10,
      above90: 4,
      averageSecondsPerProblem: 103,
    });
  });

  it('is zero for an empty class', () => {
    expect(Object.values(classSummary([], sampleDay)).every((figure) => figure === 0)).toBe(true);
  });

  it('counts the seven days that end with the given day', () => {
    const on = (lastActive: string): Student[] =>
      sampleClass.slice(0, 1).map((student) => ({ ...student, lastActive }));

    expect(classSummary(on('2025-01-04'), '2025-01-10').activeThisWeek).toBe(1);
    expect(classSummary(on('2025-01-03'), '2025-01-10').activeThisWeek).toBe(0);
    expect(classSummary(on('2025-01-11'), '2025-01-10').activeThisWeek).toBe(0);
  });
});

it('puts every level into one of four bands', () => {
  const levels = [1, 5, 6, 10, 11, 15, 16, 25];
  const students = levels.flatMap((level) => sampleClass.slice(0, 1).map((student) => ({ ...student, level })));

  expect(levelDistribution(students)).toEqual([
    { id: '1-5', students: 2 },
    { id: '6-10', students: 2 },
    { id: '11-15', students: 2 },
    { id: '16+', students: 2 },
  ]);
});

it('lists the students who need help, lowest first, and the skill that most need work on', () => {
  expect(needsHelp(sampleClass).map(({ name }) => name)).toEqual(['Noah Williams', 'Oliver Brown', 'Zara Ahmed']);
  expect(skillsInClass(sampleClass)[0]).toMatchObject({ skill: 'making_change' });
  expect(skillsInClass(sampleClass)[0]?.needsWork).toHaveLength(4);
});

it('finds part of a name, ignoring case and accents', () => {
  const found = (search: string) => findStudents(sampleClass, search, 'en').map(({ name }) => name);

  expect(found(' CHLOE ')).toEqual(['Chloé Dubois']);
  expect(found('li')).toEqual(['Liam Chen', 'Noah Williams', 'Oliver Brown']);
  expect(found('nobody')).toEqual([]);
  expect(found('')).toHaveLength(10);
});
