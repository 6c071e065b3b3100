import type { Stroke } from './strokes.ts';

const lineWidth = 2.5;

/** Draws strokes in the canvas's text color, which follows the theme and forced colors. */
export function drawStrokes(context: CanvasRenderingContext2D, strokes: readonly Stroke[]): void {
  const color = getComputedStyle(context.canvas).color;
  Object.assign(context, { strokeStyle: color, fillStyle: color, lineWidth, lineCap: 'round', lineJoin: 'round' });
  for (const stroke of strokes) drawStroke(context, stroke);
}

/** Clears the canvas and redraws all strokes at the screen's resolution. */
export function redraw(canvas: HTMLCanvasElement, strokes: readonly Stroke[]): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const scale = window.devicePixelRatio;
  // Setting the size clears the canvas.
  canvas.width = Math.round(canvas.clientWidth * scale);
  canvas.height = Math.round(canvas.clientHeight * scale);
  context.setTransform(scale, 0, 0, scale, 0, 0);
  drawStrokes(context, strokes);
}

/** Curves through the midpoints, so that fast strokes have no corners. */
function drawStroke(context: CanvasRenderingContext2D, stroke: Stroke): void {
  const [first, ...rest] = stroke;
  if (first === undefined) return;
  context.beginPath();
  context.moveTo(first.x, first.y);
  let last = first;
  for (const point of rest) {
    context.quadraticCurveTo(last.x, last.y, (last.x + point.x) / 2, (last.y + point.y) / 2);
    last = point;
  }
  // A line to itself draws a dot.
  context.lineTo(last.x, last.y);
  context.stroke();
}
