import { type Note, type SoundName, tones } from './tones.ts';

/** Plays the game's sounds. Never throws: without sound support the game is silent. */
export interface SoundPlayer {
  /** Call from a user gesture; browsers block sound before one. */
  wake(): void;
  play(sound: SoundName): void;
  /** Does nothing: there is no music. */
  startMusic(): void;
  /** Does nothing, like `startMusic`. */
  stopMusic(): void;
  /** Releases the audio context. */
  close(): void;
}

export interface SoundPlayerOptions {
  /** Returns the volume from 0 to 1; called before each sound. */
  readonly volume: () => number;
  readonly makeContext?: () => AudioContext;
  /** Returns a time in milliseconds. */
  readonly now?: () => number;
}

/** Maximum gain of a note, so that simultaneous notes do not clip. */
const headroom = 0.22;
/** Tones that start or stop abruptly click. */
const attackSeconds = 0.012;
const silence = 0.0001;
/** Maximum number of simultaneous notes. */
const maxVoices = 8;
/** A context that takes longer to resume never does. In milliseconds. */
const maxResumeMs = 1000;

/** A context with the number of notes that it plays. */
interface Output {
  readonly audio: AudioContext;
  voices: number;
  /** When a gesture asked it to resume; null once it has answered or runs. */
  resumedAtMs: number | null;
}

/** Creates a player. The first `wake` creates the audio context. */
export function createSoundPlayer({
  volume,
  makeContext = () => new AudioContext(),
  now = () => performance.now(),
}: SoundPlayerOptions): SoundPlayer {
  let output: Output | null = null;
  let hasWarned = false;

  function warnOnce(error: unknown): void {
    if (!hasWarned) console.warn('The game continues without sound.', error);
    hasWarned = true;
  }

  const open = (): Output => ({ audio: makeContext(), voices: 0, resumedAtMs: null });

  /** Replaces a context that does not resume. */
  function replace(broken: Output): void {
    if (output !== broken) return;
    if (broken.audio.state !== 'closed') broken.audio.close().catch(warnOnce);
    output = open();
  }

  /**
   * Resumes a context that is suspended, or that iOS has interrupted for a call, Siri or the lock screen. Only a gesture may resume an
   * interrupted one: during the interruption, resuming can break the context (https://github.com/WebAudio/web-audio-api/issues/2585).
   */
  async function resume(stopped: Output): Promise<void> {
    const wasSuspended = stopped.audio.state === 'suspended';
    if (stopped.resumedAtMs !== null) {
      if (now() - stopped.resumedAtMs > maxResumeMs) replace(stopped);
      return;
    }
    stopped.resumedAtMs = now();
    try {
      await stopped.audio.resume();
    } catch (error) {
      // A browser that refuses would refuse a new one, too.
      if (wasSuspended) warnOnce(error);
    }
    stopped.resumedAtMs = null;
    if (!wasSuspended && stopped.audio.state !== 'running') replace(stopped);
  }

  function sound(to: Output, note: Note, loudness: number): void {
    if (to.voices >= maxVoices) return;
    const oscillator = shape(to.audio, note, loudness);
    to.voices += 1;
    oscillator.addEventListener('ended', () => {
      to.voices -= 1;
      oscillator.disconnect();
    });
  }

  return {
    wake() {
      try {
        output ??= open();
        if (output.audio.state === 'running') output.resumedAtMs = null;
        else resume(output).catch(warnOnce);
      } catch (error) {
        warnOnce(error);
      }
    },
    play(name) {
      const loudness = volume();
      if (output === null || loudness <= 0 || document.hidden) return;
      const { state } = output.audio;
      if (state !== 'running' && state !== 'suspended') return;
      try {
        if (state === 'suspended') output.audio.resume().catch(warnOnce);
        for (const note of tones[name]) sound(output, note, loudness);
      } catch (error) {
        warnOnce(error);
      }
    },
    startMusic() {},
    stopMusic() {},
    close() {
      output?.audio.close().catch(warnOnce);
      output = null;
    },
  };
}

/** Creates the audio nodes for a note, which fades in and out and then stops. */
function shape(audio: AudioContext, note: Note, volume: number): OscillatorNode {
  const start = audio.currentTime + note.startMs / 1000;
  const end = start + note.durationMs / 1000;
  const oscillator = audio.createOscillator();
  const envelope = audio.createGain();
  oscillator.type = 'triangle';
  oscillator.frequency.setValueAtTime(note.frequencyHz, start);
  envelope.gain.setValueAtTime(silence, start);
  envelope.gain.linearRampToValueAtTime(headroom * note.loudness * volume, start + attackSeconds);
  envelope.gain.exponentialRampToValueAtTime(silence, end);
  oscillator.connect(envelope).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(end);
  return oscillator;
}
