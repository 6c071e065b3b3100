import { expect, it } from 'vitest';
import { startedGame } from '../session/scenes.fixture.ts';
import { advance, type Announcement, emptyQueue, enqueue, speakingMs } from './announcementQueue.ts';

const game = startedGame();
const announce = (text: string, topic = text, isTrue = true): Announcement => ({
  text,
  topic,
  isCurrent: () => isTrue,
});
const texts = ({ waiting }: { waiting: readonly Announcement[] }) => waiting.map(({ text }) => text);

it('speaks announcements in order', () => {
  const queue = advance(enqueue(emptyQueue, [announce('one'), announce('two')]), game);

  expect(queue.spoken).toBe('one');
  expect(advance(queue, game).spoken).toBe('two');
  expect(advance(advance(queue, game), game)).toEqual(emptyQueue);
});

it('replaces a waiting announcement about the same customer', () => {
  const queue = enqueue(emptyQueue, [announce('Omar sits down.', 'Omar'), announce('Ruth is ready.', 'Ruth')]);

  expect(texts(enqueue(queue, [announce('Omar is ready.', 'Omar')]))).toEqual(['Ruth is ready.', 'Omar is ready.']);
});

it('never repeats a sentence', () => {
  const queue = advance(enqueue(emptyQueue, [announce('Wait for someone.', 'a')]), game);

  expect(texts(enqueue(queue, [announce('Wait for someone.', 'b')]))).toEqual([]);
  expect(texts(enqueue(emptyQueue, [announce('The same.', 'a'), announce('The same.', 'b')]))).toEqual(['The same.']);
});

it('skips announcements that are no longer true', () => {
  const queue = enqueue(emptyQueue, [announce('gone', 'a', false), announce('here', 'b')]);

  expect(advance(queue, game)).toEqual({ spoken: 'here', waiting: [] });
});

it('keeps only the latest four announcements', () => {
  const many = Array.from({ length: 500 }, (_, index) => announce(`Customer ${index}`));

  expect(texts(enqueue(emptyQueue, many))).toEqual(['Customer 496', 'Customer 497', 'Customer 498', 'Customer 499']);
});

it('allows more time for long sentences', () => {
  expect(speakingMs('Hi')).toBe(1500);
  expect(speakingMs('x'.repeat(100))).toBe(6500);
});
