import { preferences, initialPreferences } from '@countertop/design-system/preferences';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReadButton, type ReadButtonProps } from './ReadButton.tsx';
import { installSpeech, removeSpeech, voiceOf } from './speech.fixture.ts';

const sentences = ['Three burgers.', 'Two dollars each.', 'How much?'];
const onSentence = vi.fn<NonNullable<ReadButtonProps['onSentence']>>();
let root: Root;
let page: HTMLElement;
let putBack: () => void;
let speech: ReturnType<typeof installSpeech>['speech'];

function withVoices(voices?: readonly SpeechSynthesisVoice[]) {
  ({ speech, remove: putBack } = installSpeech(voices));
}

async function show(ui: ReactNode) {
  await act(async () => root.render(ui));
}

const button = () => page.querySelector('button');
/** Returns the visible label; the other one only reserves space. */
const labelOf = (one: Element | null | undefined) =>
  one?.querySelector('[data-label] > :not([data-hidden])')?.textContent;
const press = () => act(async () => button()?.click());
const spoken = () => speech.spoken.map(({ text }) => text);
const finish = () => act(async () => speech.finish());
const read = (props: Partial<ReadButtonProps> = {}) =>
  show(<ReadButton sentences={sentences} onSentence={onSentence} {...props} />);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Object.assign(preferences, initialPreferences);
  onSentence.mockReset();
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});

afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  putBack();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('without a voice', () => {
  it('is hidden if the browser has no speech', async () => {
    putBack = removeSpeech();

    await read({ startsAutomatically: true });

    expect(button()).toBeNull();
  });

  it('is hidden if no voice speaks the language', async () => {
    withVoices([voiceOf('fr-FR')]);

    await read({ startsAutomatically: true });

    expect(button()).toBeNull();
    expect(spoken()).toEqual([]);
  });

  it('appears when the voices load late', async () => {
    withVoices([]);
    await read();
    expect(button()).toBeNull();

    await act(async () => speech.load([voiceOf('en-US')]));

    expect(labelOf(button())).toBe('Read to me');
  });
});

describe('with a voice', () => {
  beforeEach(() => withVoices());

  it('says nothing before it is pressed', async () => {
    await read();

    expect(spoken()).toEqual([]);
    expect(onSentence).not.toHaveBeenCalled();
  });

  it('speaks one sentence per utterance, in sequence', async () => {
    await read();
    await press();
    expect(spoken()).toEqual(['Three burgers.']);

    await finish();
    await finish();

    expect(spoken()).toEqual(sentences);
  });

  it('reports the sentence being read and the end of reading', async () => {
    await read();
    await press();
    await finish();
    await finish();
    await finish();

    expect(onSentence.mock.calls).toEqual([[0], [1], [2], [null]]);
    expect(labelOf(button())).toBe('Read to me');
  });

  it('stops when pressed again and restarts at the next press', async () => {
    await read();
    await press();
    await finish();
    expect(labelOf(button())).toBe('Stop');

    await press();
    expect(onSentence).toHaveBeenLastCalledWith(null);
    await press();

    expect(spoken()).toEqual(['Three burgers.', 'Two dollars each.', 'Three burgers.']);
  });

  it('stops silently when the voice fails', async () => {
    await read();
    await press();

    await act(async () => speech.fail());

    expect(spoken()).toEqual(['Three burgers.']);
    expect(onSentence).toHaveBeenLastCalledWith(null);
    expect(labelOf(button())).toBe('Read to me');
  });

  it('stops when a sentence does not end within 20 s', async () => {
    vi.useFakeTimers();
    await read();
    await press();

    await act(async () => vi.advanceTimersByTime(20_000));

    expect(onSentence).toHaveBeenLastCalledWith(null);
  });

  it('stops when it unmounts', async () => {
    await read();
    await press();

    await show(null);
    await finish();

    expect(spoken()).toEqual(['Three burgers.']);
    expect(onSentence).toHaveBeenLastCalledWith(null);
  });

  it('stops when an overlay opens, and does not resume automatically', async () => {
    await read({ startsAutomatically: true });
    await read({ startsAutomatically: true, isSilent: true });
    expect(onSentence).toHaveBeenLastCalledWith(null);

    await read({ startsAutomatically: true });

    expect(spoken()).toEqual(['Three burgers.']);
  });

  it('stops when the page is hidden or left', async () => {
    await read();
    await press();
    await act(async () => window.dispatchEvent(new Event('pagehide')));
    expect(onSentence).toHaveBeenLastCalledWith(null);

    await press();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));

    expect(onSentence).toHaveBeenLastCalledWith(null);
    expect(labelOf(button())).toBe('Read to me');
    vi.restoreAllMocks();
  });

  it('stops the reading of another button', async () => {
    await show(
      <>
        <ReadButton sentences={['One.']} onSentence={onSentence} />
        <ReadButton sentences={['Two.']} />
      </>,
    );
    const [one, two] = page.querySelectorAll('button');
    await act(async () => one?.click());

    await act(async () => two?.click());

    expect(spoken()).toEqual(['One.', 'Two.']);
    expect(onSentence).toHaveBeenLastCalledWith(null);
    expect([labelOf(one), labelOf(two)]).toEqual(['Read to me', 'Stop']);
  });

  it('starts automatically once', async () => {
    await read({ startsAutomatically: true });
    await read({ startsAutomatically: true });

    expect(spoken()).toEqual(['Three burgers.']);
  });

  it.each([
    ['normal', 1],
    ['slow', 0.7],
  ] as const)('reads at the %s speed and the chosen volume', async (readingSpeed, rate) => {
    Object.assign(preferences, { readingSpeed, voiceVolume: 0.4 });
    await read();

    await press();

    expect(speech.spoken[0]).toMatchObject({ rate, lang: 'en-US', volume: 0.4 });
  });
});
