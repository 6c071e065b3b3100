/**
 * Chromatic modes: a viewport of the preview and values of its toolbar. Each mode costs one snapshot per story, so modes
 * combine settings where they can.
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
