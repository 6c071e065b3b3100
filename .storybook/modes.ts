/** Window sizes of the preview's toolbar. */
export const viewports = {
  narrow: { name: 'Narrow 320 (1280 at 400 %)', width: 320, height: 640 },
  phone: { name: 'Phone 360', width: 360, height: 720 },
  tablet: { name: 'Tablet 768', width: 768, height: 1024 },
  desktop: { name: 'Desktop 1280', width: 1280, height: 800 },
} as const;

/**
 * Chromatic modes: a viewport of the preview and values of its toolbar. Each mode costs one snapshot per story, so modes
 * combine settings where they can, and most stories have only the first one.
 */
export const firstMode = { 'default, desktop': { viewport: 'desktop', theme: 'default' } } as const;

const modes = {
  ...firstMode,
  'default, phone': { viewport: 'phone', theme: 'default' },
  'dark, desktop': { viewport: 'desktop', theme: 'dark' },
  'high contrast at 150 %': { viewport: 'narrow', theme: 'high-contrast', textSize: '150' },
  'small text': { viewport: 'tablet', theme: 'default', textSize: '75' },
  protanopia: { viewport: 'tablet', theme: 'protanopia' },
  deuteranopia: { viewport: 'tablet', theme: 'deuteranopia' },
  tritanopia: { viewport: 'tablet', theme: 'tritanopia' },
  'right to left': { viewport: 'phone', theme: 'default', locale: 'ar' },
  'reduced motion': { viewport: 'desktop', theme: 'default', motion: 'on' },
} as const;

/** Parameters of a page's main story and of stories that show all states of a component. */
export const inAllModes = { chromatic: { modes } };

/** Returns the mode with this name. Throws if there is none. */
export function modeNamed(name = ''): (typeof modes)[keyof typeof modes] {
  const found = Object.entries(modes).find(([key]) => key === name);
  if (!found) throw new Error(`There is no mode '${name}'. Choose from: ${Object.keys(modes).join(' | ')}.`);
  return found[1];
}
