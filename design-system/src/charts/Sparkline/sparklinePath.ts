const inlineSize = 96;
const blockSize = 24;

/** Returns the path through the values in a box of 96 x 24, and its last point. Missing values are gaps. */
export function sparklinePath(values: readonly (number | null)[]) {
  const known = values.filter((value) => value !== null);
  const [least, most] = [Math.min(0, ...known), Math.max(0, ...known)];
  const points = values.map((value, index) => ({
    x: round((index / Math.max(1, values.length - 1)) * inlineSize),
    y: value === null ? null : round(blockSize - ((value - least) / (most - least || 1)) * blockSize),
  }));
  const d = points
    .map(({ x, y }, index) => (y === null ? '' : `${points[index - 1]?.y == null ? 'M' : 'L'}${x} ${y}`))
    .join('');
  return { d, last: points.findLast(({ y }) => y !== null) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
