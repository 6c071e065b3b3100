import * as z from 'zod/mini';
import { endpoint } from '../shared/endpoint.ts';
import { text } from '../shared/text.ts';

const learnerId = { learnerId: z.string() };
const volume = z.number().check(z.minimum(0), z.maximum(1));

/** Preferences that belong to a child and apply on every device. The names and values are those of the design system. */
export const learnerSettings = z.strictObject({
  theme: z.string().check(z.maxLength(30)),
  textSize: z.union([z.literal(75), z.literal(100), z.literal(125), z.literal(150)]),
  reducedMotion: z.enum(['system', 'on', 'off']),
  soundEnabled: z.boolean(),
  musicVolume: volume,
  effectsVolume: volume,
  voiceVolume: volume,
  gameSpeed: z.enum(['standard', 'x2', 'x5', 'x10', 'none']),
  readAloud: z.boolean(),
  readingSpeed: z.enum(['slow', 'normal']),
  numberPadSide: z.enum(['left', 'right']),
});
export type LearnerSettings = z.infer<typeof learnerSettings>;

/** Null until they are saved for the first time. */
export const getSettings = endpoint('GET', '/api/learners/:learnerId/settings', {
  access: 'guardian',
  isForChildren: true,
  input: z.strictObject(learnerId),
  output: z.strictObject({ settings: z.nullable(learnerSettings) }),
});

/** Saves all settings, and responds with what is stored. */
export const putSettings = endpoint('PUT', '/api/learners/:learnerId/settings', {
  access: 'guardian',
  isForChildren: true,
  input: z.strictObject({ ...learnerId, settings: learnerSettings }),
  output: z.strictObject({ settings: learnerSettings }),
});

/**
 * The settings in the terms of Access for All, for other learning programs: see docs/settings-export.md. Throws `ApiError` 404 until they
 * are saved.
 */
export const getSettingsExport = endpoint('GET', '/api/learners/:learnerId/settings/export', {
  access: 'guardian',
  errors: ['settings_not_saved'],
  input: z.strictObject(learnerId),
  output: z.strictObject({ accessForAllPnp: z.record(z.string(), z.unknown()) }),
});

/** Makes a code without a name that carries the settings to another account or a classroom. */
export const postSettingsCode = endpoint('POST', '/api/learners/:learnerId/settings-code', {
  access: 'guardian',
  errors: ['settings_not_saved'],
  input: z.strictObject(learnerId),
  output: z.strictObject({
    /** Twelve characters in groups of four, without those that look alike. */
    code: z.string(),
    expiresAt: z.iso.datetime(),
  }),
});

/** Applies the settings of a code to a child. */
export const postUseSettingsCode = endpoint('POST', '/api/learners/:learnerId/settings-code/use', {
  access: 'guardian',
  errors: ['settings_code_invalid'],
  input: z.strictObject({ ...learnerId, code: text(40) }),
  output: z.strictObject({ settings: learnerSettings }),
});
