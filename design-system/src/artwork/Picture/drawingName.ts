/** What a drawing tells a screen reader: its name as an image, or nothing at all without one. */
export function drawingName(title: string | undefined) {
  return title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title };
}
