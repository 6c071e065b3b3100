/** Blurred and pale, about 20/100. On the root element, where a filter does not move what is fixed. */
export const lowVision = 'html { filter: blur(2.5px) contrast(0.8) }';

export const keyboardOnly = 'html, html * { pointer-events: none !important; cursor: none !important }';

/** The values of WCAG 1.4.12, at which no text may be lost. */
export const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/** Styles that browsers force on HTML elements: a dark system palette, no shadows and no background images. */
export const forcedColors = `
  html { color-scheme: dark !important; background: Canvas !important }
  :where(*, ::before, ::after):where(:not(svg, svg *, img, [style*="forced-color-adjust"])) {
    color: CanvasText !important; background-color: Canvas !important; border-color: CanvasText !important;
    box-shadow: none !important; text-shadow: none !important; background-image: none !important
  }
  :where(a[href]) { color: LinkText !important }
  :where(:disabled, [data-disabled]) { color: GrayText !important; border-color: GrayText !important }`;

/** Machado, Oliveira and Fernandes (2009), complete absence of one kind of cone, for linear RGB. */
const colorMatrices = {
  protanopia: '0.152 1.053 -0.205 0 0  0.115 0.786 0.099 0 0  -0.004 -0.048 1.052 0 0',
  deuteranopia: '0.367 0.861 -0.228 0 0  0.280 0.673 0.047 0 0  -0.012 0.043 0.969 0 0',
  tritanopia: '1.256 -0.077 -0.179 0 0  -0.078 0.931 0.148 0 0  0.005 0.691 0.304 0 0',
};

/** Returns a stylesheet and the filter it refers to. */
export function withColorFilter(name: keyof typeof colorMatrices): string {
  return `<svg><filter id="condition-${name}"><feColorMatrix values="${colorMatrices[name]} 0 0 0 1 0" /></filter></svg>
    <style>html { filter: url("#condition-${name}") }</style>`;
}
