import { maxSeats } from '@countertop/contract/classes.limits';
import { describe, expect, it } from 'vitest';
import { decodeText } from './decodeText.ts';
import { namesToAdd, previewRoster } from './previewRoster.ts';
import { isEnrollments, readNames, readOneRoster } from './readNames.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);

describe('decodeText', () => {
  it('reads UTF-8, UTF-16 and Windows-1252, with and without a byte order mark', () => {
    expect(decodeText(new TextEncoder().encode('\uFEFFZoë'))).toBe('Zoë');
    expect(decodeText(new TextEncoder().encode('Zoë'))).toBe('Zoë');
    expect(decodeText(bytes(0xff, 0xfe, 0x5a, 0, 0x6f, 0, 0xeb, 0))).toBe('Zoë');
    expect(decodeText(bytes(0xfe, 0xff, 0, 0x5a, 0, 0x6f, 0, 0xeb))).toBe('Zoë');
    expect(decodeText(bytes(0x5a, 0x6f, 0xeb))).toBe('Zoë');
  });
});

describe('readNames', () => {
  it('reads one name for each line, and several in one line', () => {
    expect(readNames('Ada\r\nBen\r\n\r\nCleo')).toEqual({ names: ['Ada', 'Ben', '', 'Cleo'] });
    expect(readNames('Ada, Ben, Cleo')).toEqual({ names: ['Ada', 'Ben', 'Cleo'] });
  });

  it('takes only the column of first names, whatever separates the columns', () => {
    for (const separator of [',', ';', '\t']) {
      const rows = [
        ['Last Name', 'First name', 'Email'],
        ['Okafor', 'Ada', 'ada@example.com'],
        ['Lind', '"Ben"', ''],
      ];
      expect(readNames(rows.map((row) => row.join(separator)).join('\n'))).toEqual({ names: ['Ada', 'Ben'] });
    }
  });

  it('takes the first name of "last name, first name"', () => {
    expect(readNames('Name,Year\n"Okafor, Ada",4\nBen,4')).toEqual({ names: ['Ada', 'Ben'] });
  });

  it('refuses several columns without a heading, because one of them may hold last names', () => {
    expect(readNames('Okafor,Ada\nLind,Ben')).toEqual({ problem: 'unknown_columns' });
  });

  const users = [
    'sourcedId,status,givenName,familyName,role',
    'u1,active,Ada,Okafor,student',
    'u2,active,Ben,Lind,student',
    'u3,active,Rosa,Diaz,teacher',
    'u4,tobedeleted,Cleo,Roy,student',
  ].join('\n');

  it('takes the students of OneRoster users', () => {
    expect(readNames(users)).toEqual({ names: ['Ada', 'Ben'] });
    expect(readNames('sourcedId,givenName,role\nu3,Rosa,teacher')).toEqual({ problem: 'no_students' });
  });

  it('takes the class of OneRoster enrollments, and asks which one if there are several', () => {
    const enrollments = [
      'sourcedId,classSourcedId,userSourcedId,role',
      'e1,c1,u1,student',
      'e2,c2,u2,student',
      'e3,c1,u3,teacher',
    ].join('\n');

    expect(isEnrollments(enrollments)).toBe(true);
    expect(isEnrollments(users)).toBe(false);
    expect(readOneRoster(users, enrollments)).toEqual({ classes: ['c1', 'c2'] });
    expect(readOneRoster(users, enrollments, 'c1')).toEqual({ names: ['Ada'] });
  });
});

describe('previewRoster', () => {
  const outcomes = (names: readonly string[], existing: readonly string[] = [], kept: readonly string[] = []) =>
    previewRoster(names, existing, new Set(kept)).map(({ outcome }) => outcome);

  it('says for each line what happens to it', () => {
    const names = ['Ada', 'zoe', 'ADA', '', '=HYPERLINK("x")', 'Bartholomew-Maximilian', 'Ben\u202Ex', 'Cleo R.'];

    expect(outcomes(names, ['Zoë'])).toEqual([
      'added',
      'existing',
      'duplicate',
      'empty',
      'formula',
      'long',
      'unreadable',
      'added',
    ]);
  });

  it('leaves out a second word, unless the teacher keeps it', () => {
    const names = ['Ada Okafor', 'Mary Ann'];

    expect(namesToAdd(previewRoster(names, [], new Set(['Mary Ann'])))).toEqual([
      { name: 'Ada' },
      { name: 'Mary Ann', isConfirmed: true },
    ]);
    expect(outcomes(names, [], ['Mary Ann'])).toEqual(['shortened', 'added']);
  });

  it('counts the children of the class and of the list, up to 60', () => {
    const names = Array.from({ length: maxSeats + 1 }, (_, index) => `Child ${index}`);

    expect(outcomes(names).filter((outcome) => outcome === 'over')).toHaveLength(1);
    expect(outcomes(names).at(-1)).toBe('over');
    expect(outcomes(['Ada', 'Ben'], names.slice(0, maxSeats - 1))).toEqual(['added', 'over']);
  });
});
