import type { LearnerSettings } from './settings.ts';

/**
 * Personal needs and preferences in the terms of 1EdTech (IMS) Access for All 3.0. docs/settings-export.md has the table by which
 * settings become preferences. Names with `ext:` are extensions.
 */
export interface AfaPnp {
  readonly accessForAllPnp: Record<string, unknown>;
}

/** Words per minute of slow speech; readers without it take about 180. */
const slowWordsPerMinute = 120;

/** How the product's themes invert the display. Those for color vision have no equivalent. */
const polarities: Readonly<Record<string, { readonly foreground: string; readonly background: string }>> = {
  dark: { foreground: '#FFFFFF', background: '#0E1B17' },
  'high-contrast': { foreground: '#FFFFFF', background: '#000000' },
};

function timeOf(speed: LearnerSettings['gameSpeed']): Readonly<Record<string, unknown>> | undefined {
  switch (speed) {
    case 'standard':
      return undefined;
    case 'none':
      return { unlimited: true };
    case 'x2':
    case 'x5':
    case 'x10':
      return { timeMultiplier: Number(speed.slice(1)) };
  }
}

/** Returns what a child needs, for other learning programs. What is left at its default is left out. */
export function toAfaPnp(settings: LearnerSettings): AfaPnp {
  const { textSize, theme, reducedMotion, readAloud, readingSpeed, gameSpeed, ...rest } = settings;
  const needs: Readonly<Record<string, unknown>> = {
    magnification: textSize === 100 ? undefined : { text: { zoomAmount: textSize / 100 } },
    invertDisplayPolarity: polarities[theme],
    hazardAvoidance: reducedMotion === 'on' ? ['motion-simulation'] : undefined,
    spoken: readAloud
      ? {
          readingType: 'computer-read-aloud',
          ...(readingSpeed === 'slow' && { speechRate: slowWordsPerMinute }),
        }
      : undefined,
    additionalTestingTime: timeOf(gameSpeed),
  };
  const wanted = Object.entries(needs).filter(([, value]) => value !== undefined);
  const extensions = { theme, readingSpeed, ...rest };
  return {
    accessForAllPnp: {
      ...Object.fromEntries(wanted),
      activateAtInitializationSet: wanted.map(([name]) => featureNames[name] ?? name),
      ...Object.fromEntries(Object.entries(extensions).map(([name, value]) => [`ext:countertop-${name}`, value])),
    },
  };
}

/** Names of the features in the lists of Access for All. */
const featureNames: Readonly<Record<string, string>> = {
  invertDisplayPolarity: 'invert-display-polarity',
  hazardAvoidance: 'hazard-avoidance',
  additionalTestingTime: 'additional-testing-time',
};
