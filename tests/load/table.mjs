// @ts-check

/**
 * One row: what was measured, how much, and the figure it must keep to. `target` is the largest (`max`) or the
 * smallest (`min`) that will do; a row without one is printed for information.
 * @typedef {object} Row
 * @property {string} name
 * @property {number} value
 * @property {string} unit
 * @property {{ max: number } | { min: number }} [target]
 */

/**
 * True when a row keeps to its target.
 * @param {Row} row
 */
export function isOk({ value, target }) {
  if (!target) return true;
  return 'max' in target ? value <= target.max : value >= target.min;
}

/**
 * How far a value is along to its target: 1 is on it.
 * @param {Row} row
 */
function ratio({ value, target }) {
  if (!target) return '';
  return (value / ('max' in target ? target.max : target.min)).toFixed(2);
}

/** @param {number} value */
const figure = (value) => value.toLocaleString('en-US', { maximumFractionDigits: Math.abs(value) < 20 ? 2 : 0 });

/**
 * The rows as lines of text: name, value, target, ratio to it, ok or OVER or UNDER.
 * @param {readonly Row[]} rows
 */
export function tableOf(rows) {
  const cells = rows.map((row) => {
    const { name, value, unit, target } = row;
    const limit = !target ? '' : 'max' in target ? `<= ${figure(target.max)}` : `>= ${figure(target.min)}`;
    const verdict = !target ? '' : isOk(row) ? 'ok' : 'max' in target ? 'OVER' : 'UNDER';
    return [name, `${figure(value)} ${unit}`.trimEnd(), limit, ratio(row), verdict];
  });
  const all = [['measured', 'value', 'target', 'of target', ''], ...cells];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  return all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('   ')
      .trimEnd(),
  );
}
