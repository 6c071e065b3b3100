/** Returns the ARIA attributes of a drawing: an image with a name, or hidden without one. */
export function drawingName(title: string | undefined) {
  return title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title };
}
