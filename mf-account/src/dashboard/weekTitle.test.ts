import { translate } from '@countertop/design-system/messages';
import { describe, expect, it } from 'vitest';
import { en } from './dashboard.messages.ts';
import { weekTitle } from './weekTitle.ts';

const title = (daysPlayed: number, right = 9, nickname: string | null = null) =>
  weekTitle(
    { week: { daysPlayed, orders: 10, right }, nickname, restaurant: 'Luna’s Kitchen' },
    translate(en, 'en-US'),
  );

describe('weekTitle', () => {
  it('calls a week good if the child played often and got most of it right', () => {
    expect(title(4)).toBe('A good week at Luna’s Kitchen');
    expect(title(4, 9, 'Mia')).toBe('Mia had a good week');
  });

  it('praises play, not results, if many answers were wrong', () => {
    expect(title(4, 3)).toBe('A busy week at Luna’s Kitchen');
    expect(title(4, 3, 'Mia')).toBe('Mia had a busy week');
  });

  it('counts few days, and does not blame a week without any', () => {
    expect(title(1)).toBe('One day at Luna’s Kitchen this week');
    expect(title(2, 9, 'Mia')).toBe('Mia played on 2 days this week');
    expect(title(0)).toBe('A quiet week at Luna’s Kitchen');
  });
});
