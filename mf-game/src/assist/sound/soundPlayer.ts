import { type Note, type SoundName, tones } from './tones.ts';

/** Plays the game's sounds. Never throws: without sound support the game is silent. */
export interface SoundPlayer {
  /** Call from a user gesture; browsers block sound before one. */
  wake(): void;
  play(sound: SoundName): void;
  /** A control without music, so it does nothing (specification 001, section 4, 'Audio'). */
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
}

/** Maximum gain of a note, so that simultaneous notes do not clip. */
const headroom = 0.22;
/** Tones that start or stop abruptly click. */
const attackSeconds = 0.012;
const silence = 0.0001;
/** Maximum number of simultaneous notes. */
const maxVoices = 8;

/** Creates a player. The first `wake` creates the audio context. */
export function createSoundPlayer({ volume, makeContext = () => new AudioContext() }: SoundPlayerOptions): SoundPlayer {
  let context: AudioContext | null = null;
  let voices = 0;
  let hasWarned = false;

  function warnOnce(error: unknown): void {
    if (!hasWarned) console.warn('The game continues without sound.', error);
    hasWarned = true;
  }

  function resume(): void {
    if (context?.state === 'suspended') context.resume().catch(warnOnce);
  }

  function sound(audio: AudioContext, note: Note, loudness: number): void {
    if (voices >= maxVoices) return;
    const oscillator = shape(audio, note, loudness);
    voices += 1;
    oscillator.addEventListener('ended', () => {
      voices -= 1;
      oscillator.disconnect();
    });
  }

  return {
    wake() {
      try {
        context ??= makeContext();
        resume();
      } catch (error) {
        warnOnce(error);
      }
    },
    play(name) {
      const loudness = volume();
      if (context === null || loudness <= 0 || document.hidden) return;
      try {
        resume();
        for (const note of tones[name]) sound(context, note, loudness);
      } catch (error) {
        warnOnce(error);
      }
    },
    startMusic() {},
    stopMusic() {},
    close() {
      context?.close().catch(warnOnce);
      context = null;
    },
  };
}

/** Creates the audio nodes for a note, which fades in and out and stops by itself. */
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
