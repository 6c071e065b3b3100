import { maxSeats } from '@countertop/contract/classes/classes.limits';
import { describe, expect, it } from 'vitest';
import { decodeAs, decodeText } from './decodeText.ts';
import { namesToAdd, previewRoster } from './previewRoster.ts';
import { readFiles } from './readFiles.ts';
import { readNames } from './readNames.ts';
import { legacyFiles, rosters } from './rosters.fixture.ts';

const today = '2026-11-28';
const bytes = (...values: number[]) => Uint8Array.from(values);
const utf8 = (text: string) => new TextEncoder().encode(text);
/** Reads a list as far as the preview: what would be sent. */
function sent(text: string): readonly string[] {
  const read = readNames(text, { today });
  return 'names' in read ? namesToAdd(previewRoster(read.names, [])).map(({ name }) => name) : [JSON.stringify(read)];
}

describe('decodeText', () => {
  it('reads UTF-8 and UTF-16, with and without a byte order mark, and is certain of them', () => {
    const files = [
      utf8('\uFEFFZoë'),
      utf8('Zoë'),
      bytes(0xff, 0xfe, 0x5a, 0, 0x6f, 0, 0xeb, 0),
      bytes(0xfe, 0xff, 0, 0x5a, 0, 0x6f, 0, 0xeb),
      bytes(0x5a, 0, 0x6f, 0, 0xeb, 0),
      bytes(0, 0x5a, 0, 0x6f, 0, 0xeb),
    ];

    expect(files.map(decodeText).map(({ text, isGuess }) => [text, isGuess])).toEqual(files.map(() => ['Zoë', false]));
  });

  it.each(legacyFiles)('guesses $encoding for $text', ({ encoding, text, hex }) => {
    const file = Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

    expect(decodeAs(file, encoding)).toBe(text);
    expect(decodeText(file)).toEqual({ text, encoding, isGuess: true });
  });
});

describe('readNames', () => {
  it.each(rosters)('reads $title', ({ text, names }) => {
    expect(sent(text)).toEqual(names);
  });

  it.each([
    ['Okafor,Ada\nLind,Ben', ['Okafor · Lind', 'Ada · Ben', 'Okafor · Ada · Lind']],
    ['Okafor, Ada\nSilva, Zoe', ['Okafor · Silva', 'Ada · Zoe', 'Okafor · Ada · Silva']],
    ['1\tOkafor\tAda\t4B\n2\tLind\tBen\t4B', ['Okafor · Lind', 'Ada · Ben']],
    ['Okafor, Ada', ['Okafor', 'Ada', 'Okafor · Ada']],
  ])('asks which column of %j has first names, because others may have last names', (text, samples) => {
    const read = readNames(text, { today });

    expect('columns' in read ? read.columns.map(({ sample }) => sample) : read).toEqual(samples);
  });

  it('takes the column that the teacher chose, or all', () => {
    expect(readNames('Okafor,Ada\nSilva,Ada', { today, column: 1 })).toEqual({
      names: ['Ada O.', 'Ada S.'],
      leftOut: 0,
    });
    expect(readNames('Ada, Ben', { today, column: 'every' })).toEqual({ names: ['Ada', 'Ben'], leftOut: 0 });
  });

  it('says how many rows are no children of the class', () => {
    expect(readNames('First name,Status\nAda,active\nBen,withdrawn\nTotal,2', { today })).toEqual({
      names: ['Ada'],
      leftOut: 2,
    });
    expect(readNames('sourcedId,givenName,role\nu3,Rosa,teacher', { today })).toEqual({ error: 'no_students' });
  });

  it('never fails, whatever is typed', () => {
    for (const text of ['"', '"Bob', 'Zoe\n"Bob', '""Bob"" Robert', 'a"b,"c\n"', ';;;', '\t', '\0', '=1+1', 'sep=;\n'])
      expect(() => sent(text)).not.toThrow();
  });
});

describe('readFiles', () => {
  const users = [
    'sourcedId,status,enabledUser,givenName,familyName,role',
    'u1,active,true,Ada,Okafor,student',
    'u2,active,true,Ben,Lind,student',
    'u3,active,true,Rosa,Diaz,teacher',
    'u4,tobedeleted,true,Cleo,Roy,student',
    'u5,active,false,Dan,Fox,student',
  ].join('\n');
  const enrollments = [
    'sourcedId,classSourcedId,userSourcedId,role,endDate',
    'e1,c1,u1,student,2027-06-30',
    'e2,c2,u2,student,',
    'e3,c1,u3,teacher,',
    'e4,c1,u2,student,2026-10-01',
  ].join('\n');
  const classes = 'sourcedId,title\nc1,Math 4B\nc2,Math 5A';
  const files = [enrollments, classes, users].map(utf8);

  it('takes the class of OneRoster files, and asks which one if there are several', () => {
    expect(readFiles([utf8(users)], { today }).result).toEqual({ names: ['Ada', 'Ben'], leftOut: 3 });
    expect(readFiles(files, { today }).result).toEqual({
      classes: [
        { id: 'c1', label: 'Math 4B' },
        { id: 'c2', label: 'Math 5A' },
      ],
    });
    expect(readFiles(files, { today, classId: 'c1' }).result).toEqual({ names: ['Ada'], leftOut: 0 });
  });

  it('takes the section of Clever files', () => {
    const students =
      'School_id,Student_id,Last_name,Middle_name,First_name,Grade,Contact_name\ns,1,Okafor,B,Ada,4,Joy\ns,2,Lind,,Ben,4,Eva';
    const sections = 'School_id,Section_id,Student_id\ns,9,2';

    expect(readFiles([students, sections].map(utf8), { today }).result).toEqual({ names: ['Ben'], leftOut: 0 });
  });

  it('says what is wrong with other files', () => {
    expect(readFiles([bytes(0x50, 0x4b, 3, 4)], { today }).result).toEqual({ error: 'not_text' });
    expect(readFiles([utf8(enrollments)], { today }).result).toEqual({ error: 'users_missing' });
    expect(readFiles([utf8('Ada'), utf8('Ben')], { today }).result).toEqual({ error: 'one_file' });
  });

  it('reads a file again in the encoding that the teacher chose', () => {
    const file = bytes(0x4f, 0x6e, 0x64, 0xf8, 0x65, 0x6a);

    expect(readFiles([file], { today, encoding: 'windows-1250' })).toEqual({
      result: { names: ['Ondřej'], leftOut: 0 },
      encoding: 'windows-1250',
    });
    expect(readFiles([file], { today, encoding: 'utf-8' }).result).toEqual({ error: 'encoding.wrong' });
  });
});

describe('previewRoster', () => {
  const outcomes = (names: readonly string[], existing: readonly string[] = [], kept: readonly string[] = []) =>
    previewRoster(names, existing, { kept: new Set(kept) }).map(({ outcome }) => outcome);

  it('says for each line what happens to it', () => {
    const names = [
      'Ada',
      'zoe',
      'ADA',
      '',
      '=HYPERLINK("x")',
      'Bartholomew-Maximilian',
      'Okafor, Cleo',
      'Dan\0',
      'Cleo R.',
    ];

    expect(outcomes(names, ['Zoë'])).toEqual([
      'added',
      'existing',
      'duplicate',
      'empty',
      'formula',
      'long',
      'comma',
      'unreadable',
      'added',
    ]);
  });

  it('leaves out a second word, unless the teacher keeps it', () => {
    const names = ['Ada Okafor', 'Mary Ann'];

    expect(namesToAdd(previewRoster(names, [], { kept: new Set(['Mary Ann']) }))).toEqual([
      { name: 'Ada' },
      { name: 'Mary Ann', isConfirmed: true },
    ]);
    expect(outcomes(names, [], ['Mary Ann'])).toEqual(['shortened', 'added']);
  });

  it('tells children of one first name apart, or asks whether it is another child', () => {
    const lines = (...others: number[]) =>
      previewRoster(['Ada Okafor', 'Ada Silva', 'Mia', 'mia', 'Ada'], ['Ada'], { others: new Set(others) }).map(
        ({ name, outcome, another }) => [name, outcome, another],
      );

    expect(lines()).toEqual([
      ['Ada', 'existing', 'Ada 2'],
      ['Ada', 'existing', 'Ada 2'],
      ['Mia', 'added', undefined],
      ['mia', 'duplicate', 'mia 2'],
      ['Ada', 'existing', 'Ada 2'],
    ]);
    expect(lines(2, 4)).toEqual([
      ['Ada', 'existing', 'Ada 2'],
      ['Ada 2', 'shortened', 'Ada 2'],
      ['Mia', 'added', undefined],
      ['mia 2', 'shortened', 'mia 2'],
      ['Ada', 'existing', 'Ada 3'],
    ]);
    expect(namesToAdd(previewRoster(['María', 'María Fernanda'], []))).toEqual([
      { name: 'María' },
      { name: 'María F.' },
    ]);
  });

  it('drops invisible direction marks', () => {
    expect(namesToAdd(previewRoster(['\u202Bדני\u202C\u200F'], []))).toEqual([{ name: 'דני' }]);
  });

  it('counts the children of the class and of the list, up to 60', () => {
    const names = Array.from({ length: maxSeats + 1 }, (_, index) => `Child ${index}`);

    expect(outcomes(names).filter((outcome) => outcome === 'over')).toHaveLength(1);
    expect(outcomes(names).at(-1)).toBe('over');
    expect(outcomes(['Ada', 'Ben'], names.slice(0, maxSeats - 1))).toEqual(['added', 'over']);
  });
});
