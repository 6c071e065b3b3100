import type { Stroke } from './strokes.ts';

const lineWidth = 2.5;

/** Draws lines in the colour of the canvas's text, which every theme and the system's own colours set. */
export function drawStrokes(context: CanvasRenderingContext2D, strokes: readonly Stroke[]): void {
  const colour = getComputedStyle(context.canvas).color;
  Object.assign(context, { strokeStyle: colour, fillStyle: colour, lineWidth, lineCap: 'round', lineJoin: 'round' });
  for (const stroke of strokes) drawStroke(context, stroke);
}

/** A pad wiped clean and drawn anew, as many dots for a pixel as the screen has. */
export function redraw(canvas: HTMLCanvasElement, strokes: readonly Stroke[]): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const scale = window.devicePixelRatio;
  // Setting the size wipes it.
  canvas.width = Math.round(canvas.clientWidth * scale);
  canvas.height = Math.round(canvas.clientHeight * scale);
  context.setTransform(scale, 0, 0, scale, 0, 0);
  drawStrokes(context, strokes);
}

/** Bends from middle to middle of its points, so that a fast hand draws curves and not corners. */
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
  // A line to itself is a dot.
  context.lineTo(last.x, last.y);
  context.stroke();
}
