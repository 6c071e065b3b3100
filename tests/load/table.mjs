// @ts-check

/**
 * A measurement. `target` is the maximum or minimum value; rows without one are informational. `base` is what the value is compared
 * with.
 * @typedef {object} Row
 * @property {string} name
 * @property {number} value
 * @property {string} unit
 * @property {{ max: number } | { min: number }} [target]
 * @property {number} [base]
 */

/**
 * Whether a row meets its target.
 * @param {Row} row
 */
export function isOk({ value, target }) {
  if (!target) return true;
  return 'max' in target ? value <= target.max : value >= target.min;
}

/** @param {number} value */
const figure = (value) => value.toLocaleString('en-US', { maximumFractionDigits: Math.abs(value) < 20 ? 2 : 0 });

/** @param {Row} row */
function cellsOf(row) {
  const { name, value, unit, target, base } = row;
  const limit = !target ? '' : 'max' in target ? `<= ${figure(target.max)}` : `>= ${figure(target.min)}`;
  const verdict = !target ? '' : isOk(row) ? 'ok' : 'max' in target ? 'OVER' : 'UNDER';
  const ratio = base === undefined ? '' : (value / base).toFixed(2);
  return [name, `${figure(value)} ${unit}`.trimEnd(), base === undefined ? '' : figure(base), ratio, limit, verdict];
}

const head = ['measured', 'value', 'baseline', 'ratio', 'target', ''];

/**
 * Formats the rows as a Markdown table.
 * @param {readonly Row[]} rows
 */
export function markdownOf(rows) {
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${head.map(() => '---|').join('')}`, ...rows.map((row) => line(cellsOf(row)))];
}

/**
 * Formats the rows as plain text.
 * @param {readonly Row[]} rows
 */
export function tableOf(rows) {
  const cells = [head, ...rows.map(cellsOf)];
  const widths = [0, 1, 2, 3, 4, 5].map((column) => Math.max(...cells.map((row) => (row[column] ?? '').length)));
  return cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('   ')
      .trimEnd(),
  );
}
