// @ts-check
import net from 'node:net';

/** How many loaded pages are reported at once, in milliseconds. */
const reportMs = 200;

/**
 * One connection that loads a page again as soon as it has it. Sends bytes and counts bytes: whoever loads the pages must
 * be faster than the server.
 * @param {number} port
 * @param {() => string} nextPath
 * @param {() => void} onPage
 */
function loadForever(port, nextPath, onPage) {
  const socket = net.connect(port, '127.0.0.1');
  let head = '';
  let missing = -1;
  const ask = () =>
    socket.write(`GET ${nextPath()} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept-Encoding: br\r\n\r\n`);
  socket.on('connect', ask);
  socket.on('data', (chunk) => {
    if (missing < 0) {
      head += chunk.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      const [, length] = /content-length: (\d+)/i.exec(head.slice(0, end)) ?? [];
      if (end < 0) return;
      if (length === undefined) throw new Error(`A page came without its length: ${head.slice(0, end)}`);
      missing = Number(length) - (head.length - end - 4);
    } else missing -= chunk.length;
    if (missing > 0) return;
    head = '';
    missing = -1;
    onPage();
    ask();
  });
}

// `node page-crowd.mjs PORT CONNECTIONS PATH`: loads pages until it is stopped, and reports to its parent how many. `*` in the
// path becomes a number that no other request had.
const [port = '', connections = '', path = ''] = process.argv.slice(2);
let pages = 0;
for (let index = 0; index < Number(connections); index += 1) {
  loadForever(
    Number(port),
    () => path.replace('*', Math.random().toString(36).slice(2)),
    () => void (pages += 1),
  );
}
setInterval(() => process.send?.(pages), reportMs);
