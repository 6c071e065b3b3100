import { describe, expect, it } from 'vitest';
import { cleanName, nameErrorOf } from './name.limits.ts';
import { patchProfile } from '../accounts/user.ts';

const bad = [
  ['zero-width space', '\u200b', 'empty'],
  ['word joiner and soft hyphen', '\u2060\u00ad', 'empty'],
  ['Hangul filler', '\u3164\u115f\uffa0', 'empty'],
  ['blank Braille pattern', '\u2800', 'empty'],
  ['accent without a letter', '\u0301', 'empty'],
  ['tag characters', '\u{e0041}', 'empty'],
  ['direction override', 'Ana\u202egnp', 'unreadable'],
  ['isolate', '\u2066Ana', 'unreadable'],
  ['Arabic letter mark', 'Ana\u061c', 'unreadable'],
  ['right-to-left mark', 'Ana\u200f', 'unreadable'],
  ['line end', 'Ana\nadmin', 'unreadable'],
  ['line separator', 'Ana\u2028admin', 'unreadable'],
  ['next line', 'Ana\u0085admin', 'unreadable'],
  ['tab', 'Ana\tadmin', 'unreadable'],
  ['NUL', 'a\0b', 'unreadable'],
  ['escape', 'Ana\u001b[31m', 'unreadable'],
  ['lone surrogate', 'Ana\ud800', 'unreadable'],
  ['51 characters', 'é'.repeat(51), 'long'],
] as const;
const good = [
  'M',
  '  Soup & Sums ',
  'Школа 🍜 麺',
  'שרה',
  'فاطمة',
  'नमस्ते',
  '👩‍👧',
  '7',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  'é'.repeat(50),
  '😀'.repeat(50),
];

describe('nameErrorOf', () => {
  it.each(bad)('rejects %s', (_, name, error) => {
    expect(nameErrorOf(name, 50)).toBe(error);
    expect(patchProfile.input.safeParse({ displayName: name }).success).toBe(false);
  });

  it.each(good)('accepts %j', (name) => {
    expect(nameErrorOf(name, 50)).toBeNull();
    expect(patchProfile.input.safeParse({ displayName: name }).success).toBe(true);
  });
});

describe('cleanName', () => {
  it.each([
    ['Ana\u202e Ruiz', 'Ana Ruiz'],
    [' Ana\r\n  Ruiz ', 'Ana Ruiz'],
    ['\u200b\u3164', null],
    ['', null],
    ['x'.repeat(60), 'x'.repeat(50)],
    ['שרה', 'שרה'],
  ])('turns %j into %j', (name, cleaned) => {
    expect(cleanName(name, 50)).toBe(cleaned);
  });
});
