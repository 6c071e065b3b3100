import { virtual } from '@guidepup/virtual-screen-reader';
import { afterEach, expect, it } from 'vitest';
import { EveryState } from './RestaurantFloor.stories.tsx';

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
