import { expect, it } from 'vitest';
import { startedGame } from './scenes.fixture.ts';
import { nextSpeech, type Sentence, silent, speakingMs, withSentences } from './sentences.ts';

const game = startedGame();
const sentence = (text: string, topic = text, isTrue = true): Sentence => ({ text, topic, holds: () => isTrue });
const texts = ({ waiting }: { waiting: readonly Sentence[] }) => waiting.map(({ text }) => text);

it('says sentences one after the other, in the order they came', () => {
  const speech = nextSpeech(withSentences(silent, [sentence('one'), sentence('two')]), game);

  expect(speech.said).toBe('one');
  expect(nextSpeech(speech, game).said).toBe('two');
  expect(nextSpeech(nextSpeech(speech, game), game)).toEqual(silent);
});

it('lets the newest sentence about a guest take the place of one that still waits', () => {
  const speech = withSentences(silent, [sentence('Omar sits down.', 'Omar'), sentence('Ruth is ready.', 'Ruth')]);

  expect(texts(withSentences(speech, [sentence('Omar is ready.', 'Omar')]))).toEqual([
    'Ruth is ready.',
    'Omar is ready.',
  ]);
});

it('says nothing twice in a row', () => {
  const speaking = nextSpeech(withSentences(silent, [sentence('Wait for someone.', 'a')]), game);

  expect(texts(withSentences(speaking, [sentence('Wait for someone.', 'b')]))).toEqual([]);
  expect(texts(withSentences(silent, [sentence('The same.', 'a'), sentence('The same.', 'b')]))).toEqual(['The same.']);
});

it('leaves out what is no longer so', () => {
  const speech = withSentences(silent, [sentence('gone', 'a', false), sentence('here', 'b')]);

  expect(nextSpeech(speech, game)).toEqual({ said: 'here', waiting: [] });
});

it('never keeps a long list, however much happens', () => {
  const many = Array.from({ length: 500 }, (_, index) => sentence(`Guest ${index}`));

  expect(texts(withSentences(silent, many))).toEqual(['Guest 496', 'Guest 497', 'Guest 498', 'Guest 499']);
});

it('gives long sentences longer', () => {
  expect(speakingMs('Hi')).toBe(1500);
  expect(speakingMs('x'.repeat(100))).toBe(6500);
});
