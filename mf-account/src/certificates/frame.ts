/** Colors of the printed certificate, the same as on the page. */
export const colors = {
  paper: '#FFFDF5',
  ink: '#1F2A20',
  muted: '#5C5A48',
  green: '#0A4336',
  tomato: '#E84C2B',
  cream: '#FFF8E8',
  coin: '#FFC334',
  coinEdge: '#8A5A00',
} as const;

/** In points: from the paper's edge to the border, and from there to the inner line. */
const edge = 20;
const inside = 9;
/** Target width of the scallops, adjusted to fill the line. */
const scallop = 28;
const check = 34;

/** Center and radius of the seal. */
export interface Seal {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

type Paper = PDFKit.PDFDocument;

function drawAwning(paper: Paper, { x, y, width }: { x: number; y: number; width: number }): void {
  const count = 2 * Math.floor(width / scallop / 2) + 1;
  const step = width / count;
  for (let index = 0; index < count; index += 1) {
    const left = x + index * step;
    paper
      .path(`M${left} ${y}h${step}v6q0 ${step / 2.6} ${-step / 2} ${step / 2.6}t${-step / 2} ${-step / 2.6}Z`)
      .fillAndStroke(index % 2 === 0 ? colors.tomato : colors.cream, colors.green);
  }
}

/** Draws the checkerboard of the floor. */
function drawCorner(paper: Paper, x: number, y: number): void {
  paper.rect(x, y, check, check).fill(colors.paper);
  const third = check / 3;
  for (const [column, row] of [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ] as const)
    paper.rect(x + column * third, y + row * third, third, third).fill(colors.green);
  paper.lineWidth(1.5).rect(x, y, check, check).stroke(colors.green);
}

/** Returns the corners of a star around a point, starting at the top. */
function starAt({ x, y }: Seal, points: number, radii: readonly [number, number]): [number, number][] {
  return Array.from({ length: 2 * points }, (_, index) => {
    const angle = (Math.PI * index) / points - Math.PI / 2;
    const radius = radii[index % 2 === 0 ? 0 : 1];
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

function drawSeal(paper: Paper, seal: Seal): void {
  const { x, y, radius } = seal;
  for (const side of [-1, 1] as const) {
    const [near, far] = [x + side * radius * 0.1, x + side * radius * 0.72];
    const foot = y + radius * 1.75;
    paper
      .polygon([near, y], [far, y], [far, foot], [(near + far) / 2, foot - radius * 0.22], [near, foot])
      .fill(colors.tomato);
  }
  paper.lineWidth(1);
  paper.polygon(...starAt(seal, 12, [radius, radius * 0.8])).fillAndStroke(colors.coin, colors.coinEdge);
  paper.circle(x, y, radius * 0.66).fill(colors.tomato);
  paper.circle(x, y, radius * 0.55).fill(colors.paper);
  paper.polygon(...starAt(seal, 5, [radius * 0.42, radius * 0.19])).fillAndStroke(colors.coin, colors.coinEdge);
}

/** Draws paper, border, awning, corners and seal, all marked as decoration. */
export function drawFrame(paper: Paper, seal: Seal): void {
  const { width, height } = paper.page;
  paper.markContent('Artifact', { type: 'Layout' });
  paper.rect(0, 0, width, height).fill(colors.paper);
  paper.strokeColor(colors.green);
  paper
    .lineWidth(5)
    .rect(edge, edge, width - 2 * edge, height - 2 * edge)
    .stroke();
  const inner = edge + inside;
  paper
    .lineWidth(1)
    .rect(inner, inner, width - 2 * inner, height - 2 * inner)
    .stroke();
  const beside = edge + check + 6;
  drawAwning(paper, { x: beside, y: inner + 6, width: width - 2 * beside });
  for (const x of [edge, width - edge - check]) {
    for (const y of [edge, height - edge - check]) drawCorner(paper, x, y);
  }
  drawSeal(paper, seal);
  paper.endMarkedContent();
}
