// @ts-check

/** Progress of the running steps, by name. @type {Map<string, string>} */
const running = new Map();

const { stdout } = process;

function draw() {
  if (!stdout.isTTY || running.size === 0) return;
  const line = [...running].map(([name, progress]) => `${name} ${progress}`).join(' · ');
  stdout.write(`\r\u001B[2K${line.slice(0, stdout.columns - 1)}`);
}

/**
 * Shows the progress of a running step in the last line of a terminal, and nothing elsewhere.
 * @param {string} name
 * @param {string | undefined} progress undefined once the step has ended
 */
export function showProgress(name, progress) {
  if (progress === undefined) running.delete(name);
  else running.set(name, progress);
  draw();
}

/** Prints lines above the progress. @param {string} text */
export function print(text) {
  if (stdout.isTTY && running.size > 0) stdout.write('\r\u001B[2K');
  stdout.write(`${text}\n`);
  draw();
}
