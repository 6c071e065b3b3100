// @ts-check
import { createServer } from 'node:net';

/**
 * Starts a mail server that accepts everything and counts emails by recipient and `Message-ID`.
 * @returns {Promise<{ url: string, accepted: () => number, byId: Map<string, number>, recipients: Set<string>, stop: () => void }>}
 */
export async function startMailSink() {
  /** @type {Map<string, number>} */
  const byId = new Map();
  /** @type {Set<string>} */
  const recipients = new Set();
  let accepted = 0;

  const server = createServer((socket) => {
    let [rest, body, recipient, isData] = ['', '', '', false];
    socket.setEncoding('utf8').write('220 here\r\n');
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      rest += chunk;
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (isData && line !== '.') {
          body += `${line}\n`;
          continue;
        }
        if (isData) {
          const id = /^Message-ID:\s*(\S+)/im.exec(body)?.[1] ?? '';
          byId.set(id, (byId.get(id) ?? 0) + 1);
          recipients.add(recipient);
          accepted += 1;
          [body, isData] = ['', false];
        }
        if (/^RCPT TO:/i.test(line)) recipient = line;
        isData = line === 'DATA';
        socket.write(isData ? '354 continue\r\n' : line.startsWith('EHLO') ? '250 here\r\n' : '250 ok\r\n');
        if (line === 'QUIT') socket.end();
      }
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');
  return {
    url: `smtp://127.0.0.1:${address.port}?ignoreTLS=true`,
    accepted: () => accepted,
    byId,
    recipients,
    stop: () => void server.close(),
  };
}
