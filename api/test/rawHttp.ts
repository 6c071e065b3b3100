import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** The bytes received over a connection, as latin1 text. */
export interface RawConnection {
  readonly socket: Socket;
  received(): string;
  /** Resolves when the server closes the connection. */
  readonly closed: Promise<void>;
}

/** Opens a raw connection. */
export async function openRaw(url: string): Promise<RawConnection> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.setEncoding('latin1').on('data', (part: string) => (text += part));
  // The server may close at any time.
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await once(socket, 'connect');
  return { socket, received: () => text, closed };
}

/** Sends bytes over a new connection. Returns everything received until the server closes it. */
export async function exchange(url: string, bytes: string): Promise<string> {
  const { socket, received, closed } = await openRaw(url);
  socket.write(bytes, 'latin1');
  await closed;
  return received();
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const statusLine = /^HTTP\/1\.1 ([1-5]\d\d) [ -~]*$/;
const headerLine = /^([!#$%&'*+.^_`|~\w-]+): ([\t -~\u0080-\u00ff]*)$/;

function headOf(head: string): Pick<RawAnswer, 'status' | 'headers'> {
  const [first = '', ...lines] = head.split('\r\n');
  const [, status] = statusLine.exec(first) ?? [];
  if (status === undefined) throw new Error(`No status line: ${JSON.stringify(first)}`);
  const headers = lines.map((line): [string, string] => {
    const [, name, value] = headerLine.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new Error(`No header: ${JSON.stringify(line)}`);
    return [name.toLowerCase(), value];
  });
  return { status: Number(status), headers: Object.fromEntries(headers) };
}

/** Splits `rest` into the body and what follows. Throws if the body is cut off. */
function bodyOf({ status, headers }: Pick<RawAnswer, 'status' | 'headers'>, rest: string): [string, string] {
  if (status < 200 || status === 204 || status === 304) return ['', rest];
  if (headers['transfer-encoding'] === 'chunked') {
    const end = rest.indexOf('0\r\n\r\n');
    if (end < 0) throw new Error('A chunked body has no end.');
    return [rest.slice(0, end), rest.slice(end + '0\r\n\r\n'.length)];
  }
  const length = headers['content-length'];
  if (length === undefined) return [rest, ''];
  if (rest.length < Number(length)) throw new Error(`A body of ${length} bytes ends after ${rest.length}.`);
  return [rest.slice(0, Number(length)), rest.slice(Number(length))];
}

/** Parses the final responses on a connection. Does not support HEAD. Throws if one is not valid HTTP. */
export function answersIn(text: string): RawAnswer[] {
  const answers: RawAnswer[] = [];
  for (let rest = text; rest !== '';) {
    const end = rest.indexOf('\r\n\r\n');
    if (end < 0) throw new Error(`Headers have no end: ${JSON.stringify(rest.slice(0, 200))}`);
    const head = headOf(rest.slice(0, end));
    const [body, after] = bodyOf(head, rest.slice(end + '\r\n\r\n'.length));
    if (head.status >= 200) answers.push({ ...head, body });
    rest = after;
  }
  return answers;
}
