/**
 * How Chromatic pictures each story: a window of the preview's list and values of its toolbar. Each mode costs one picture
 * per story, so a mode shows several things at once where one picture can.
 */
export const modes = {
  'default, desktop': { viewport: 'desktop', theme: 'default' },
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
