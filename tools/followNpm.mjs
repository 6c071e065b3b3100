// @ts-check

/**
 * npm tells the shell it runs us in to stop, and that shell dies without telling us: then we stop by ourselves.
 * @param {string} script name of the npm script
 */
export function followNpm(script) {
  if (process.env['npm_lifecycle_event'] !== script) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 100);
  watch.unref();
}
