import { virtual } from '@guidepup/virtual-screen-reader';
import { savePreferences } from '@countertop/design-system/preferences';
import { afterEach, expect, it } from 'vitest';
import { Menu } from '../../mf-game/src/pages/GamePage.stories.tsx';
import { solve } from '../support/solve.ts';

// The virtual screen reader looks up labels of removed elements in the container, but only documents have `getElementById`.
Object.defineProperty(Element.prototype, 'getElementById', {
  configurable: true,
  value(this: Element, id: string) {
    return id === '' ? null : this.querySelector(`#${CSS.escape(id)}`);
  },
});

/** More than the number of phrases on any page. */
const maxPhrases = 400;

/** Returns everything a screen reader says about the page, or about the open dialog. */
async function readPage(): Promise<readonly string[]> {
  const phrases: string[] = [];
  const first = await virtual.lastSpokenPhrase();
  for (let step = 0; step < maxPhrases; step += 1) {
    await virtual.next();
    const phrase = await virtual.lastSpokenPhrase();
    phrases.push(phrase);
    if (phrase === first && step > 0) break;
  }
  return phrases;
}

/** Moves on until a phrase matches. */
async function goTo(wanted: RegExp): Promise<void> {
  for (let step = 0; step < maxPhrases; step += 1) {
    if (wanted.test(await virtual.lastSpokenPhrase())) return;
    await virtual.next();
  }
  throw new Error(`No phrase on the page matches ${wanted}.`);
}

const waiting = /^button, Table \d, .*ready to order/;
const ready = /^button, Table \d, .*Serve!/;
const answer = /^textbox, Your answer/;
const typeTheNumber = /^button, Type the number/;
const continueButton = /^button, Continue( Playing)?$/;
const dayComplete = /^heading, Day 1 Complete!/;

/** Does what the phrases call for. Returns false if there is nothing to do. */
async function act(heard: readonly string[]): Promise<boolean> {
  const hears = (wanted: RegExp) => heard.some((phrase) => wanted.test(phrase));
  if (hears(answer)) {
    await goTo(answer);
    await virtual.type(String(solve(heard.join('\n'))));
    await virtual.press('Enter');
    return true;
  }
  const next = [typeTheNumber, continueButton, ready, waiting].find(hears);
  if (next === undefined) return false;
  await goTo(next);
  await virtual.press('Enter');
  return true;
}

afterEach(async () => {
  await virtual.stop();
  localStorage.clear();
});

// wcag22-1.3.1 wcag22-1.3.2 wcag22-4.1.2 wcag22-4.1.3 (game)
it('plays a whole day with a screen reader and keyboard (promise:screen-reader)', async () => {
  localStorage.setItem('countertop.tutorial.v1', '"skipped"');
  await Menu.run();
  savePreferences({ gameSpeed: 'none' });
  await virtual.start({ container: document.body });
  await goTo(/^button, Start Playing Now/);
  await virtual.press('Enter');
  // The code of the game may still be loading on a busy machine.
  await expect.poll(() => document.body.textContent).toContain('Restaurant Floor');

  let heard: readonly string[] = [];
  let idle = 0;
  for (let turn = 0; turn < 100 && idle < 5; turn += 1) {
    heard = await readPage();
    if (heard.some((phrase) => dayComplete.test(phrase))) break;
    idle = (await act(heard)) ? 0 : idle + 1;
  }

  expect(
    heard.some((phrase) => dayComplete.test(phrase)),
    heard.join('\n'),
  ).toBe(true);
});
