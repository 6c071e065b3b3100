import { expect, it } from 'vitest';
import { toAfaPnp } from './afaPnp.ts';
import type { LearnerSettings } from './settings.ts';

const plain: LearnerSettings = {
  theme: 'default',
  textSize: 100,
  reducedMotion: 'system',
  soundEnabled: true,
  musicVolume: 0.3,
  effectsVolume: 0.5,
  voiceVolume: 1,
  gameSpeed: 'standard',
  readAloud: false,
  readingSpeed: 'normal',
  numberPadSide: 'right',
};

it('names no need for settings that nobody changed', () => {
  const names = Object.keys(toAfaPnp(plain).accessForAllPnp).filter((name) => !name.startsWith('ext:'));

  expect(names).toEqual(['activateAtInitializationSet']);
  expect(toAfaPnp(plain).accessForAllPnp['activateAtInitializationSet']).toEqual([]);
});

it('translates settings into needs of Access for All, and keeps what has no equivalent as extensions', () => {
  const pnp = toAfaPnp({
    ...plain,
    theme: 'high-contrast',
    textSize: 150,
    reducedMotion: 'on',
    readAloud: true,
    readingSpeed: 'slow',
    gameSpeed: 'x5',
    numberPadSide: 'left',
  });

  expect(pnp.accessForAllPnp).toEqual({
    magnification: { text: { zoomAmount: 1.5 } },
    invertDisplayPolarity: { foreground: '#FFFFFF', background: '#000000' },
    hazardAvoidance: ['motion-simulation'],
    spoken: { readingType: 'computer-read-aloud', speechRate: 120 },
    additionalTestingTime: { timeMultiplier: 5 },
    activateAtInitializationSet: [
      'magnification',
      'invert-display-polarity',
      'hazard-avoidance',
      'spoken',
      'additional-testing-time',
    ],
    'ext:countertop-theme': 'high-contrast',
    'ext:countertop-readingSpeed': 'slow',
    'ext:countertop-soundEnabled': true,
    'ext:countertop-musicVolume': 0.3,
    'ext:countertop-effectsVolume': 0.5,
    'ext:countertop-voiceVolume': 1,
    'ext:countertop-numberPadSide': 'left',
  });
});

it('asks for unlimited time if there are no timers', () => {
  expect(toAfaPnp({ ...plain, gameSpeed: 'none' }).accessForAllPnp).toMatchObject({
    additionalTestingTime: { unlimited: true },
  });
});
