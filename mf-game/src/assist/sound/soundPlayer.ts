import { type Note, type SoundName, tones } from './tones.ts';

/** Plays the game's sounds. It never throws: a browser without sound is a quiet game. */
export interface SoundPlayer {
  /** Call it in a gesture of the person: no browser sounds before one. */
  wake(): void;
  play(sound: SoundName): void;
  /** Background music is a control without music: it does nothing (specification 001, section 4, 'Audio'). */
  startMusic(): void;
  /** Does nothing, like `startMusic`. */
  stopMusic(): void;
  /** Gives the browser its sound back. */
  close(): void;
}

export interface SoundPlayerOptions {
  /** How loud effects are now, from 0 to 1; asked before each sound. */
  readonly volume: () => number;
  readonly makeContext?: () => AudioContext;
}

/** The loudest a single note gets, so that several at once do not distort. */
const headroom = 0.22;
/** A tone that begins or ends at once clicks. */
const attackSeconds = 0.012;
const silence = 0.0001;
/** Notes at the same time; more are left out. */
const mostVoices = 8;

/** Makes a player on bare Web Audio. The audio context is made by the first `wake`, not before. */
export function createSoundPlayer({ volume, makeContext = () => new AudioContext() }: SoundPlayerOptions): SoundPlayer {
  let context: AudioContext | null = null;
  let voices = 0;
  let hasWarned = false;

  function warnOnce(error: unknown): void {
    if (!hasWarned) console.warn('The game goes on without sound.', error);
    hasWarned = true;
  }

  function resume(): void {
    if (context?.state === 'suspended') context.resume().catch(warnOnce);
  }

  function sound(audio: AudioContext, note: Note, loudness: number): void {
    if (voices >= mostVoices) return;
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

/** A note as nodes of Web Audio: it swells, fades and stops by itself. */
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
