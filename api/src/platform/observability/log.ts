import pino, { type DestinationStream, type Level, type Logger } from 'pino';
import { serializeError } from '../errors/serializeError.ts';

/** Makes the server's log: one JSON line per entry, with errors reduced to what may be written down. */
export function makeLog(level: Level | 'silent', destination: DestinationStream): Logger {
  return pino({ level, base: null, serializers: { err: serializeError } }, destination);
}
