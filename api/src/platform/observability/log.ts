import pino, { type DestinationStream, type Level, type Logger } from 'pino';
import { serializeError } from '../errors/serializeError.ts';

/** Creates the server's log: one JSON line per entry. `serializeError` removes personal data from errors. */
export function makeLog(level: Level | 'silent', destination: DestinationStream): Logger {
  return pino({ level, base: null, serializers: { err: serializeError } }, destination);
}
