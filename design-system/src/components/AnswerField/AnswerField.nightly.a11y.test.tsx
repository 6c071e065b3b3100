import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listenDuring, readThrough } from '../../../../.storybook/checks/screenReader.ts';
import { findKeyboardErrors } from '../../../../.storybook/checks/keyboard.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { AnswerField } from './AnswerField.tsx';

const question = 'How many burgers are left?';

function Sum() {
  const [answer, setAnswer] = useState('');
  const [wrong, setWrong] = useState<string>();
  return (
    <>
      <AnswerField
        label={question}
        description="Count what is on the shelf."
        value={answer}
        onChange={setAnswer}
        errorMessage={wrong}
        echo={answer === '' ? '' : `I read: ${answer}`}
      />
      <Button onPress={() => setWrong('Use digits, like 10.')}>Check!</Button>
    </>
  );
}

const show = () =>
  preview
    .meta({ title: 'AnswerField' })
    .story({ render: () => <Sum /> })
    .run();
const slot = () => page.getByRole('textbox', { name: question });

it('is before the button in tab order, and both show focus', async () => {
  await show();

  await userEvent.tab();
  await expect.element(slot()).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Check!' })).toHaveFocus();
  expect(await findKeyboardErrors(() => userEvent.tab())).toEqual([]);
});

it('announces the question with its help text on focus', async () => {
  await show();

  const said = await listenDuring(() => userEvent.tab());

  expect(said).toEqual([
    expect.stringMatching(/^textbox, How many burgers are left\?, .*Count what is on the shelf\./),
  ]);
});

it('announces how it understood the answer', async () => {
  await show();
  await userEvent.tab();

  const said = await listenDuring(async () => {
    await userEvent.keyboard('7');
    // The announcement waits for a pause in typing.
    await expect.poll(() => page.getByRole('status').element().textContent).toBe('I read: 7');
  });

  expect(said.filter((phrase) => phrase.includes('I read: 7'))).toEqual(['polite: I read: 7']);
});

// wcag22-3.3.1 (game, kit)
it('reads the error with the field', async () => {
  await show();
  await page.getByRole('button', { name: 'Check!' }).click();
  await expect.element(page.getByText('Use digits, like 10.')).toBeVisible();

  const read = await readThrough();

  expect(read).toContainEqual(expect.stringMatching(/^textbox, .*Use digits, like 10\..*invalid/));
});
