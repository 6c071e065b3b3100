// @ts-check
import net from 'node:net';

const reportMs = 200;

/**
 * Loads pages over one connection, one after the other. Works on raw bytes, because it must be faster than the server.
 * @param {number} port
 * @param {() => string} nextPath
 * @param {() => void} onPage
 */
function loadForever(port, nextPath, onPage) {
  const socket = net.connect(port, '127.0.0.1');
  let head = '';
  let missing = -1;
  const request = () =>
    socket.write(`GET ${nextPath()} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept-Encoding: br\r\n\r\n`);
  socket.on('connect', request);
  socket.on('data', (chunk) => {
    if (missing < 0) {
      head += chunk.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      const [, length] = /content-length: (\d+)/i.exec(head.slice(0, end)) ?? [];
      if (end < 0) return;
      if (length === undefined) throw new Error(`A page has no Content-Length: ${head.slice(0, end)}`);
      missing = Number(length) - (head.length - end - 4);
    } else missing -= chunk.length;
    if (missing > 0) return;
    head = '';
    missing = -1;
    onPage();
    request();
  });
}

// `node page-crowd.mjs PORT CONNECTIONS PATH`: loads pages until it is killed and sends their number to the parent process. `*` in the
// path is replaced by a random string.
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
