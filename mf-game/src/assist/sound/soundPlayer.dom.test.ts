import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSoundPlayer } from './soundPlayer.ts';
import { type SoundName, tones } from './tones.ts';
import { eventually } from '../../../../tests/support/eventually.ts';

const warn = vi.fn<typeof console.warn>();

beforeEach(() => {
  warn.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(warn);
});
afterEach(() => vi.restoreAllMocks());

/** A fake audio context that records notes. */
function fakeAudio({
  state = 'running',
  resume = async () => {},
}: { state?: string; resume?: () => Promise<void> } = {}) {
  const oscillators: { frequencyHz: number; ended: () => void }[] = [];
  const peaks: number[] = [];
  const node = { connect: (to: unknown) => to, disconnect: () => {} };
  const audio = {
    state,
    currentTime: 0,
    destination: node,
    resume: vi.fn<() => Promise<void>>(resume),
    close: vi.fn<() => Promise<void>>(async () => {}),
    createOscillator() {
      const oscillator = {
        ...node,
        addEventListener: (_: string, ended: () => void) => (seen.ended = ended),
        frequency: { setValueAtTime: (value: number) => (seen.frequencyHz = value) },
        start: () => {},
        stop: () => {},
      };
      const seen = { frequencyHz: 0, ended: () => {} };
      oscillators.push(seen);
      return oscillator;
    },
    createGain: () => ({
      ...node,
      gain: {
        setValueAtTime: () => {},
        linearRampToValueAtTime: (value: number) => peaks.push(value),
        exponentialRampToValueAtTime: () => {},
      },
    }),
  };
  return { oscillators, peaks, audio, makeContext: vi.fn<() => AudioContext>(() => Object.create(audio)) };
}

const awake = (fake: ReturnType<typeof fakeAudio>, volume = 1) => {
  const player = createSoundPlayer({ volume: () => volume, makeContext: fake.makeContext });
  player.wake();
  return player;
};

describe('createSoundPlayer', () => {
  it.each(Object.keys(tones) as SoundName[])('plays the notes of %s', (name) => {
    const fake = fakeAudio();

    awake(fake).play(name);

    expect(fake.oscillators.map(({ frequencyHz }) => frequencyHz)).toEqual(
      tones[name].map(({ frequencyHz }) => frequencyHz),
    );
  });

  it('creates one audio context, at the first gesture', () => {
    const fake = fakeAudio();
    const player = createSoundPlayer({ volume: () => 1, makeContext: fake.makeContext });

    player.play('arrived');
    expect(fake.makeContext).not.toHaveBeenCalled();
    player.wake();
    player.wake();

    expect(fake.makeContext).toHaveBeenCalledOnce();
    expect(fake.oscillators).toHaveLength(0);
  });

  it('scales with the volume and never gets loud', () => {
    const [soft, loud] = [fakeAudio(), fakeAudio()];

    awake(soft, 0.5).play('arrived');
    awake(loud, 1).play('arrived');

    expect(loud.peaks[0]).toBeCloseTo(2 * (soft.peaks[0] ?? 0));
    expect(loud.peaks[0]).toBeLessThan(0.5);
  });

  it('plays nothing at volume 0 or in a hidden tab', () => {
    const fake = fakeAudio();
    awake(fake, 0).play('arrived');
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    awake(fake).play('arrived');

    expect(fake.oscillators).toHaveLength(0);
  });

  it('resumes a context that the browser has suspended', () => {
    const fake = fakeAudio({ state: 'suspended' });

    awake(fake).play('served');

    expect(fake.audio.resume).toHaveBeenCalled();
  });

  describe('after a call or the lock screen has interrupted the context', () => {
    it('plays again from the next gesture on', async () => {
      const fake = fakeAudio({ state: 'interrupted' });
      fake.audio.resume.mockImplementation(async () => void (fake.audio.state = 'running'));

      const player = awake(fake);
      await eventually(() => expect(fake.audio.state).toBe('running'));
      player.play('arrived');

      expect(fake.makeContext).toHaveBeenCalledOnce();
      expect(fake.oscillators).not.toHaveLength(0);
    });

    it.each([
      ['fails', () => Promise.reject(new DOMException('Failed to start the audio device', 'InvalidStateError'))],
      ['changes nothing', () => Promise.resolve()],
    ])('makes a new context if resuming %s', async (_, resume) => {
      const [stuck, fresh] = [fakeAudio({ state: 'interrupted', resume }), fakeAudio()];
      const makeContext = vi.fn<() => AudioContext>(fresh.makeContext).mockImplementationOnce(stuck.makeContext);
      const player = createSoundPlayer({ volume: () => 1, makeContext });

      player.wake();
      await eventually(() => expect(makeContext).toHaveBeenCalledTimes(2));
      player.play('arrived');

      expect(stuck.audio.close).toHaveBeenCalled();
      expect(fresh.oscillators).not.toHaveLength(0);
    });

    it.each(['interrupted', 'suspended'])(
      'makes a new context at a later gesture if resuming one that is %s never ends',
      (state) => {
        let timeMs = 0;
        const [stuck, fresh] = [fakeAudio({ state, resume: () => new Promise(() => {}) }), fakeAudio()];
        const makeContext = vi.fn<() => AudioContext>(fresh.makeContext).mockImplementationOnce(stuck.makeContext);
        const player = createSoundPlayer({ volume: () => 1, makeContext, now: () => timeMs });

        player.wake();
        player.wake();
        expect(makeContext).toHaveBeenCalledOnce();
        timeMs = 2000;
        player.wake();
        player.play('arrived');

        expect(fresh.oscillators).not.toHaveLength(0);
      },
    );
  });

  it('skips notes beyond eight at once and continues when some have ended', () => {
    const fake = fakeAudio();
    const player = awake(fake);
    for (let turn = 0; turn < 20; turn += 1) player.play('arrived');
    expect(fake.oscillators).toHaveLength(8);

    for (const { ended } of fake.oscillators) ended();
    player.play('arrived');

    expect(fake.oscillators).toHaveLength(9);
  });

  it('warns once and never throws without sound support', () => {
    const makeContext = () => {
      throw new DOMException('No audio device', 'NotSupportedError');
    };
    const player = createSoundPlayer({ volume: () => 1, makeContext });

    player.wake();
    player.wake();
    player.play('correct');
    player.close();

    expect(warn).toHaveBeenCalledOnce();
  });

  it('warns once when the browser blocks resuming', async () => {
    const fake = fakeAudio({ state: 'suspended', resume: () => Promise.reject(new Error('not allowed')) });
    const player = awake(fake);

    player.play('arrived');
    await eventually(() => expect(warn).toHaveBeenCalled());

    expect(warn).toHaveBeenCalledOnce();
  });

  it('has a music control that does nothing', () => {
    const fake = fakeAudio();
    const player = awake(fake);

    player.startMusic();
    player.stopMusic();

    expect(fake.oscillators).toHaveLength(0);
  });
});
