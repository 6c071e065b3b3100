import { weeklyMailMaxWords } from '@countertop/contract/family/family.limits';
import { type MistakeId, mistakeKinds } from '@countertop/contract/play/mistakeKinds';
import { skillIds } from '@countertop/engine/problems/skill';
import { expect, it } from 'vitest';
import { weeklyMail, type WeeklyReport } from './weeklyMailText.ts';

const options = {
  to: 'parent@home.example',
  origin: 'https://countertop.example',
  token: 't'.repeat(43),
  learnerId: 'd3b0',
  nickname: 'Sunny Waffle <3',
  key: '2026-11-16 a b',
};
const report: WeeklyReport = {
  days: 3,
  minutes: 41,
  orders: 60,
  best: { skill: 'times_tables', asked: 20, right: 18 },
  mistake: { mistake: 'mistake.take_away.not_paid_back', skill: 'change_from_notes', times: 4 },
};
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word)).length;
const mistakes = Object.keys(mistakeKinds) as MistakeId[];

it('says minutes and days, what works, a mistake to talk about and what to do about it', () => {
  const { text, subject, messageId, unsubscribeUrl } = weeklyMail(report, options);

  expect(text).toContain('Sunny Waffle <3 played 41 minutes on 3 days last week.');
  expect(text).toContain('What’s going well: Times tables: 18 of 20 right on the first try.');
  expect(text).toContain('Giving change from a large bill: borrowed and not carried over, 4 times.');
  expect(text).toContain('Ten minutes at home: With a ten-dollar bill');
  expect(text).toContain('https://countertop.example/progress?child=d3b0');
  expect(unsubscribeUrl).toBe(
    `https://countertop.example/api/weekly-mail/unsubscribe-one-click?token=${options.token}`,
  );
  expect(messageId).toMatch(/^<weekly-[\w-]{43}@countertop.example>$/);
  expect(weeklyMail(report, { ...options, key: '2026-11-16 a c' }).messageId).not.toBe(messageId);
  expect(subject).not.toContain('Sunny');
});

it('has an HTML version with the same content that loads nothing, and does not interpret names', () => {
  const { html = '' } = weeklyMail(report, options);

  expect(html).toContain('Sunny Waffle &lt;3 played 41 minutes');
  expect(html).not.toMatch(/<img|<script|src=|url\(/);
  expect(html).toContain(`href="https://countertop.example/family#unsubscribe=${options.token}"`);
});

it(`has at most ${weeklyMailMaxWords} words, whatever it says`, () => {
  const longest = mistakes.flatMap((mistake) =>
    skillIds.map((skill) => {
      const best = { skill, asked: 1000, right: 1000 };
      const { text } = weeklyMail({ ...report, best, mistake: { mistake, skill, times: 100 } }, options);
      return wordsOf(`${text}\nQuestions? https://countertop.example/support`);
    }),
  );

  expect(Math.max(...longest)).toBeLessThanOrEqual(weeklyMailMaxWords);
});

it('finds something to say in a week without a secure skill or a repeated mistake', () => {
  const { text } = weeklyMail(
    { days: 1, minutes: 1, orders: 1, best: null, mistake: null },
    { ...options, nickname: null },
  );

  expect(text).toContain('Your child played 1 minute on 1 day last week.');
  expect(text).toContain('1 order answered.');
  expect(text).toContain('No mistake was made twice.');
  expect(text).toContain('Let your child check the next receipt');
});
