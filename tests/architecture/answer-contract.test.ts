import { answerCases, type AnswerCase } from '@countertop/engine/answers/answer.cases';
import type { Reading } from '@countertop/engine/answers/answer';
import { expect, it } from 'vitest';

const units = { money: 'money', count: 'count', both: 'both' } as const;

/** Returns an entry as Markdown: invisible characters by their code, special characters escaped. */
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
      return `asks back: ${reading.readings.map(amount).join(' or ')}?`;
    case 'empty':
      return 'no answer yet';
    case 'unreadable':
      return 'not a number: asks again';
  }
}

const row = ({ text, unit, reading, why }: AnswerCase) =>
  `| ${typed(text)} | ${units[unit]} | ${meaning(reading)} | ${why} |`;

const introduction = `# The answer contract

How the game reads what is typed into the answer field, in problems that ask for an amount of money or for a count. An answer is
correct if it is within 0.01 of the expected one. An entry that people would read differently is asked back and never graded.

The rows are the engine's test cases (\`mf-game/engine/src/answers/answer.cases.ts\`). After changing them, update this page with
\`npx vitest run --project node tests/architecture/answer-contract.test.ts --update\`.

| typed | unit | read as | why |
|---|---|---|---|`;

it('publishes every case of the answer contract in docs/answer-contract.md', async () => {
  const page = [introduction, ...answerCases.map(row), ''].join('\n');

  await expect(page).toMatchFileSnapshot('../../docs/answer-contract.md');
});
