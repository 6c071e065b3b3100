/**
 * Plays in the page, where hundreds of presses take a second, and returns everything that was not where it was before the
 * first order. Runs in the browser, so it uses nothing from outside.
 */
export async function playAndWatch({ orderCount }: { orderCount: number }): Promise<readonly string[]> {
  const moved: string[] = [];
  let first: Readonly<Record<string, string>> | null = null;

  function places(): Record<string, string> {
    const box = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(' ');
    };
    const ticket = document.querySelector('[data-filled]')?.getBoundingClientRect();
    return Object.fromEntries([
      ...[...document.querySelectorAll('[data-table]')].map((table, index) => [`table ${index + 1}`, box(table)]),
      ...[...document.querySelectorAll('[role="toolbar"] button')].map((key, index) => [`key ${index + 1}`, box(key)]),
      // A result covers ticket and keys; it starts in the same place.
      ['ticket', [ticket?.x, ticket?.y].map((value) => Math.round(value ?? -1)).join(' ')],
      ['window', `${scrollX} ${scrollY}`],
    ]);
  }
  async function look(moment: string): Promise<void> {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const now = places();
    first ??= now;
    for (const [name, place] of Object.entries(now)) {
      if (first[name] !== place) moved.push(`${moment}: ${name} from ${first[name]} to ${place}`);
    }
  }
  async function until<Found>(find: () => Found | null | undefined | false): Promise<Found> {
    for (let turn = 0; turn < 500; turn += 1) {
      const found = find();
      if (found !== null && found !== undefined && found !== false) return found;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error(`Waited in vain for ${find.toString()} in: ${document.body.innerText}`);
  }
  const button = (name: RegExp, within: ParentNode = document) =>
    [...within.querySelectorAll('button')].find(
      (one) => name.test(one.getAttribute('aria-label') ?? one.textContent) && one.closest('[inert]') === null,
    );
  const press = async (name: RegExp) => (await until(() => button(name))).click();
  const field = () => document.querySelector<HTMLInputElement>('form input[inputmode="decimal"]');
  const isResultOpen = () => document.querySelector('[role="dialog"][data-place]') !== null;

  function type(text: string): void {
    const input = field();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  }
  function escape(): void {
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    target.dispatchEvent(new KeyboardEvent('keyup', { key: 'Escape', bubbles: true, cancelable: true }));
  }
  /** Serves, or closes what covers the game, until a customer's order is open. */
  async function takeOrder(): Promise<void> {
    await until(() => {
      button(/^Type the number$/)?.click();
      if (field() !== null) return true;
      if (document.querySelector('[role="dialog"]') !== null) escape();
      else (button(/^Table \d, .*Serve!/) ?? button(/^Table \d, .*(ready to order|Hurry!)/))?.click();
      return false;
    });
  }
  async function answer(text: string): Promise<void> {
    type(text);
    await press(/^Check!$/);
    await until(isResultOpen);
  }

  await look('before the first order');
  for (let order = 1; order <= orderCount; order += 1) {
    await takeOrder();
    await look(`order ${order}`);
    if (order % 3 === 0) {
      for (const name of [/^Hint$/, /^Next hint$/, /^Next hint$/]) await press(name);
      await look(`hints of order ${order}`);
    }
    if (order % 5 === 0) {
      await press(/^(Show me|You know this)/);
      await look(`picture of order ${order}`);
    }
    if (order % 4 === 0) {
      await press(/^Check!$/);
      await look(`nothing typed in order ${order}`);
      await answer('9999');
      await look(`wrong answer to order ${order}`);
      await press(/^Try these numbers again$/);
      await until(() => field() !== null || button(/^Type the number$/));
      button(/^Type the number$/)?.click();
      await until(field);
      await look(`second try of order ${order}`);
    } else {
      const ticket = document.querySelector<HTMLElement>('section[aria-label="Order"]')?.innerText;
      await answer(await Reflect.get(globalThis, 'solveTicket')(ticket));
      await look(`right answer to order ${order}`);
    }
    (await until(() => button(/^Continue$/))).click();
    await until(() => !isResultOpen());
    await look(`after order ${order}`);
  }
  return moved;
}
