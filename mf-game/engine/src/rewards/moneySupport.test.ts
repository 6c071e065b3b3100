import { describe, expect, it } from 'vitest';
import type { TryResult } from '../review/skillStates.ts';
import { faded, type SupportRecord } from './moneySupport.ts';

const letters: Record<string, TryResult> = { a: 'alone', h: 'hint', w: 'wrong' };
const start: SupportRecord = { support: 'coins_with_sum', recent: [] };
const after = (tries: string) => Array.from(tries, (letter) => letters[letter] ?? 'hint').reduce(faded, start);

describe('support for entering change', () => {
  it.each([
    ['', 'coins_with_sum'],
    ['aaa', 'coins_with_sum'],
    ['aaaa', 'coins'],
    ['ahaaa', 'coins'],
    ['waaaa', 'coins'],
    ['aahhaa', 'coins_with_sum'],
    ['hhhhhhhh', 'coins_with_sum'],
    ['aaaaaaaa', 'bar'],
    ['aaaaaaaaaaaa', 'digits'],
    ['aaaaaaaaaaaaaaaaaaaa', 'digits'],
    ['aaaaww', 'coins_with_sum'],
    ['aaaawaw', 'coins_with_sum'],
    ['aaaaaaaaww', 'coins'],
    ['aaaawhhhw', 'coins_with_sum'],
    ['aaaawhhhhw', 'coins'],
    ['ww', 'coins_with_sum'],
  ])('after "%s" is %s', (tries, support) => {
    expect(after(tries).support).toBe(support);
  });

  it('starts counting again when it changes', () => {
    expect(after('aaaaw')).toEqual({ support: 'coins', recent: ['wrong'] });
  });
});
