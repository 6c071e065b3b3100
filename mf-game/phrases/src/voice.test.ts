import { describe, expect, it } from 'vitest';
import { pickVoice, speechLanguage, type VoiceTraits } from './voice.ts';

const voice = (lang: string, traits: Partial<VoiceTraits> = {}): VoiceTraits => ({
  lang,
  localService: true,
  default: false,
  ...traits,
});

describe('pickVoice', () => {
  it('returns null when no voice speaks the language', () => {
    expect(pickVoice([], 'en-US')).toBeNull();
    expect(pickVoice([voice('de-DE'), voice('enm')], 'en-US')).toBeNull();
  });

  it('prefers a local voice to a remote one, even from another country', () => {
    const far = voice('en-US', { localService: false, default: true });
    const near = voice('en-GB');

    expect(pickVoice([far, near], 'en-US')).toBe(near);
  });

  it('uses a remote voice when there is no other', () => {
    const far = voice('en-AU', { localService: false });

    expect(pickVoice([voice('fr-FR'), far], 'en-US')).toBe(far);
  });

  it('prefers the same country, then the system default', () => {
    const [british, american, chosen] = [voice('en-GB'), voice('en-US'), voice('en-US', { default: true })];

    expect(pickVoice([british, american], 'en-US')).toBe(american);
    expect(pickVoice([british, american, chosen], 'en-US')).toBe(chosen);
  });

  it('prefers the better of the voices of an iPad or a Mac to those for jokes and for screen readers', () => {
    const apple = (name: string, kind: string) => voice('en-US', { name, voiceURI: `com.apple.${kind}.en-US.${name}` });
    const [joke, robot] = [apple('Albert', 'speech.synthesis.voice'), apple('Eddy', 'eloquence')];
    const [usual, better] = [apple('Samantha', 'voice.compact'), apple('Ava (Premium)', 'voice.premium')];

    expect(pickVoice([joke, robot, usual, better], 'en-US')).toBe(better);
    expect(pickVoice([joke, robot, usual], 'en-US')).toBe(usual);
    expect(pickVoice([joke, robot], 'en-US')).toBe(robot);
    expect(pickVoice([joke, voice('en-GB', { name: 'Daniel', localService: false })], 'en-US')?.name).toBe('Daniel');
  });

  it('understands the language tags of Android and old browsers', () => {
    const android = voice('en_US');

    expect(pickVoice([voice('en-GB'), android], 'en-US')).toBe(android);
    expect(pickVoice([voice('EN')], 'en-US')).not.toBeNull();
  });
});

describe('speechLanguage', () => {
  it.each([
    ['en-US', 'en-US'],
    ['en-GB', 'en-GB'],
    ['de-DE', 'en-US'],
    ['ar', 'en-US'],
    ['en-XA', 'en-US'],
  ])('for %s is %s', (locale, expected) => {
    expect(speechLanguage(locale)).toBe(expected);
  });
});
