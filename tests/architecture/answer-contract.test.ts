import { answerCases, type AnswerCase } from '@countertop/engine/answers/answer.cases';
import type { Reading } from '@countertop/engine/answers/answer';
import { expect, it } from 'vitest';

const units = { money: 'money', count: 'how many', both: 'both' } as const;

/** An entry as a reader sees it: what cannot be seen is named, what Markdown would eat is escaped. */
function typed(text: string): string {
  const visible = text.replaceAll(/[\u00a0\u200b\u200e\u200f\u202f]/g, (character) => {
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    return `[U+${code}]`;
  });
  return visible === '' ? '(nothing)' : `<code>${visible.replaceAll('|', '&#124;').replaceAll(' ', '&nbsp;')}</code>`;
}

const amount = (hundredths: number) => String(hundredths / 100);

function meaning(reading: Reading): string {
  switch (reading.kind) {
    case 'number':
      return amount(reading.hundredths);
    case 'ambiguous':
      return `asks: ${reading.readings.map(amount).join(' or ')}?`;
    case 'empty':
      return 'nothing yet';
    case 'unreadable':
      return 'not a number: says so';
  }
}

const row = ({ text, unit, reading, why }: AnswerCase) =>
  `| ${typed(text)} | ${units[unit]} | ${meaning(reading)} | ${why} |`;

const introduction = `# The answer contract

How an entry in the answer box is read, by problems that ask for money and by problems that ask how many. An answer is correct
when it is within 0.01 of the right one. What two people would read differently is asked back and never graded.

These rows are the engine's own test cases (\`mf-game/engine/src/answers/answer.cases.ts\`). This page is written from them:
\`npx vitest run --project node tests/architecture/answer-contract.test.ts --update\`

| typed | asked for | read as | why |
|---|---|---|---|`;

it('publishes every case of the answer contract in docs/answer-contract.md', async () => {
  const page = [introduction, ...answerCases.map(row), ''].join('\n');

  await expect(page).toMatchFileSnapshot('../../docs/answer-contract.md');
});
