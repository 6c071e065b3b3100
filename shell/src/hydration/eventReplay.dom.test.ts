import { afterEach, beforeEach, expect, it } from 'vitest';
import { type EventReplay, recordEvents } from './eventReplay.ts';

let root: HTMLElement;
let events: EventReplay;
/** IDs of the buttons whose click handlers ran. */
let handled: string[];

const press = (id: string) => document.getElementById(id)?.click();

function addHandlers(selector: string): void {
  for (const button of root.querySelectorAll<HTMLElement>(selector)) {
    button.addEventListener('click', () => handled.push(button.id));
  }
}

beforeEach(() => {
  document.body.innerHTML = `<div id="root"><div data-layout>
    <header><button type="button" id="gear"><svg id="drawing"></svg></button><a id="link" href="#there">Link</a></header>
    <main><button type="button" id="wish">Wish</button><form><button type="submit" id="send">Send</button></form></main>
  </div></div>`;
  root = document.querySelector<HTMLElement>('#root') ?? document.body;
  handled = [];
  document.documentElement.setAttribute('data-ready', '');
  root.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  events = recordEvents(root);
});

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('data-ready');
});

it('replays a press on the layout once the layout is hydrated', () => {
  document.getElementById('drawing')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  addHandlers('button');

  events.replayInLayout();
  events.replayInPage();

  expect(handled).toEqual(['gear']);
});

it('replays a press from before the script ran', () => {
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- as the inline script does
  document.onclick = (event) => Object.assign(globalThis, { earlyClick: event });
  press('wish');
  events = recordEvents(root);
  Reflect.deleteProperty(globalThis, 'earlyClick');
  addHandlers('button');

  events.replayInLayout();
  events.replayInPage();

  expect(handled).toEqual(['wish']);
  expect(document.onclick).toBeNull();
});

it('replays a press on the page once its sections are hydrated, too', async () => {
  press('wish');
  addHandlers('button');
  document.documentElement.removeAttribute('data-ready');

  events.replayInPage();
  await Promise.resolve();
  expect(handled).toEqual([]);
  document.documentElement.setAttribute('data-ready', '');
  await Promise.resolve();

  expect(handled).toEqual(['wish']);
});

it('replays a press on the page only once the page is hydrated', () => {
  press('wish');
  events.replayInLayout();
  expect(handled).toEqual([]);
  addHandlers('button');

  events.replayInPage();

  expect(handled).toEqual(['wish']);
});

it('records a press on the page while only the layout is hydrated, and leaves presses on the layout alone', () => {
  events.replayInLayout();
  addHandlers('header button');
  press('wish');
  press('gear');
  addHandlers('main button');

  events.replayInPage();

  expect(handled).toEqual(['gear', 'wish']);
});

it('counts the header of a page without the layout to the page', () => {
  root.querySelector('[data-layout]')?.removeAttribute('data-layout');
  events = recordEvents(root);
  press('gear');
  addHandlers('button');

  events.replayInLayout();
  expect(handled).toEqual([]);

  events.replayInPage();
  expect(handled).toEqual(['gear']);
});

it('marks the button that was pressed last as pending until its press is replayed', () => {
  const pending = () => [...root.querySelectorAll('[data-pending]')].map(({ id }) => id);
  press('gear');
  press('wish');
  expect(pending()).toEqual(['wish']);

  events.replayInLayout();
  expect(pending()).toEqual(['wish']);
  let atReplay: string[] | undefined;
  root.querySelector('#wish')?.addEventListener('click', () => (atReplay = pending()));
  events.replayInPage();

  expect(atReplay).toEqual([]);
});

it('replays the last of several presses', () => {
  press('wish');
  press('gear');
  addHandlers('button');

  events.replayInLayout();
  events.replayInPage();

  expect(handled).toEqual(['gear']);
});

it('replays nothing after the page was left', () => {
  press('wish');
  events.replayInLayout();
  addHandlers('button');
  root.querySelector('main')?.remove();

  events.replayInPage();

  expect(handled).toEqual([]);
});

it('leaves links and submit buttons to the browser', () => {
  press('link');
  press('send');
  addHandlers('button, a');

  events.replayInLayout();
  events.replayInPage();

  expect(handled).toEqual([]);
});

it('records nothing once the page is hydrated', () => {
  events.replayInLayout();
  events.replayInPage();
  addHandlers('button');
  press('wish');

  events.replayInPage();

  expect(handled).toEqual(['wish']);
});
