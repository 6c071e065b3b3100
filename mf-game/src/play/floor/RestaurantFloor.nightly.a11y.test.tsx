import { virtual } from '@guidepup/virtual-screen-reader';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Empty, EveryState } from './RestaurantFloor.stories.tsx';

afterEach(() => virtual.stop());

// In the browse mode of a screen reader, arrow keys and Tab do not reach the page.
it('lists all tables as buttons that a screen reader can press in browse mode', async () => {
  const { onPress } = EveryState.composed.args;
  await EveryState.run();
  await virtual.start({ container: document.body });

  const pressed: string[] = [];
  while (pressed.length < 6) {
    await virtual.next();
    const phrase = await virtual.lastSpokenPhrase();
    if (!/^button, Table \d,/.test(phrase)) continue;
    pressed.push(phrase);
    await virtual.act();
  }

  expect(pressed.map((phrase) => /Table \d/.exec(phrase)?.[0])).toEqual(
    [1, 2, 3, 4, 5, 6].map((number) => `Table ${number}`),
  );
  expect(onPress).toHaveBeenCalledTimes(7);
});

it('offers untimed mode at the first table that is reached by keyboard, and only there', async () => {
  await Empty.run();
  // After a mouse press in an earlier test, Chromium shows no focus ring until a key is pressed.
  await userEvent.keyboard('a');
  await virtual.start({ container: document.body });

  const heard: string[] = [];
  while (heard.length < 3) {
    await virtual.press(heard.length === 0 ? 'Tab' : 'ArrowRight');
    const phrase = await virtual.lastSpokenPhrase();
    if (/Table \d,/.test(phrase)) heard.push(phrase);
  }

  const offer = /Need more time\? Accessibility Options can stop the clocks\./;
  expect(heard.map((phrase) => offer.test(phrase))).toEqual([true, false, false]);
});
