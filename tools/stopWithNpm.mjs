// @ts-check

/**
 * Stops this process when npm is stopped. npm passes SIGTERM to the shell that runs the script, and dash dies without passing
 * it on. (`exec node …` in package.json would do, but not on Windows.)
 * @param {string} script name of the npm script
 */
export function stopWithNpm(script) {
  if (process.env['npm_lifecycle_event'] !== script) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 100);
  timer.unref();
}
