import { afterEach, beforeEach, expect, it } from 'vitest';
import { type EarlyPress, keepEarlyEvents } from './eventReplay.ts';

let root: HTMLElement;
let early: EarlyPress;
/** What was pressed since React answers for everything. */
let answered: string[];

const press = (id: string) => document.getElementById(id)?.click();

function answerFor(selector: string): void {
  for (const button of root.querySelectorAll<HTMLElement>(selector)) {
    button.addEventListener('click', () => answered.push(button.id));
  }
}

beforeEach(() => {
  document.body.innerHTML = `<div id="root">
    <header><button type="button" id="gear"><svg id="drawing"></svg></button><a id="link" href="#there">Link</a></header>
    <main><button type="button" id="wish">Wish</button><form><button type="submit" id="send">Send</button></form></main>
  </div>`;
  root = document.querySelector<HTMLElement>('#root') ?? document.body;
  answered = [];
  root.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  early = keepEarlyEvents(root);
});

afterEach(() => {
  document.body.replaceChildren();
});

it('repeats a press on a button of the frame once React answers for the frame', () => {
  document.getElementById('drawing')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  answerFor('button');

  early.frameIsAlive();
  early.pageIsAlive();

  expect(answered).toEqual(['gear']);
});

it('repeats a press on a button of the page only when its code is there', () => {
  press('wish');
  early.frameIsAlive();
  expect(answered).toEqual([]);
  answerFor('button');

  early.pageIsAlive();

  expect(answered).toEqual(['wish']);
});

it('keeps a press on the page that came while only the frame answered, and leaves one on the frame alone', () => {
  early.frameIsAlive();
  answerFor('header button');
  press('wish');
  press('gear');
  answerFor('main button');

  early.pageIsAlive();

  expect(answered).toEqual(['gear', 'wish']);
});

it('repeats the last of several presses', () => {
  press('wish');
  press('gear');
  answerFor('button');

  early.frameIsAlive();
  early.pageIsAlive();

  expect(answered).toEqual(['gear']);
});

it('repeats nothing on a page that was left', () => {
  press('wish');
  early.frameIsAlive();
  answerFor('button');
  root.querySelector('main')?.remove();

  early.pageIsAlive();

  expect(answered).toEqual([]);
});

it('leaves links and the buttons of forms to the browser', () => {
  press('link');
  press('send');
  answerFor('button, a');

  early.frameIsAlive();
  early.pageIsAlive();

  expect(answered).toEqual([]);
});

it('keeps nothing once the page answers', () => {
  early.frameIsAlive();
  early.pageIsAlive();
  answerFor('button');
  press('wish');

  early.pageIsAlive();

  expect(answered).toEqual(['wish']);
});
