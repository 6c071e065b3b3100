/**
 * Resolves in a task of its own: what has piled up, a press or a drawing, comes before. A long start in steps like this
 * lets a slow phone answer meanwhile.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const go = () => {
      port1.close();
      resolve();
    };
    port1.addEventListener('message', go, { once: true });
    port1.start();
    port2.postMessage(null);
  });
}
