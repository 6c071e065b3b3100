import { idPattern } from '@countertop/contract/analytics/analytics.limits';

const idKey = 'countertop.session';
const secondsKey = 'countertop.session.seconds';
const randomCharacters = 9;
const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz';

/** Replaces session storage if the browser refuses it, for the lifetime of this page. */
const memory = new Map<string, string>();

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

function write(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    memory.set(key, value);
  }
}

/** Returns uniformly random base-36 characters from a cryptographic source. */
export function randomText(length: number): string {
  // 252 is the largest multiple of 36 in a byte; higher bytes would favor the first characters.
  const drawn: string[] = [];
  while (drawn.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < 252) drawn.push(alphabet.charAt(byte % 36));
    }
  }
  return drawn.slice(0, length).join('');
}

/** Coarse on purpose: thousands of browsers share each value, so it identifies nobody. */
function coarseFacts(): string {
  const width = Math.min(screen.width, screen.height);
  const sizeClass = width < 600 ? 'phone' : width < 1000 ? 'tablet' : 'desktop';
  return `${navigator.language}|${new Date().getTimezoneOffset()}|${sizeClass}`;
}

/** Returns the FNV-1a hash, folded to 16 bits, as four hexadecimal digits. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return ((hash ^ (hash >>> 16)) & 0xffff).toString(16).padStart(4, '0');
}

/** Returns the ID of this browser session: start time, random part, hash of facts that thousands of people share. */
export function sessionId(): string {
  const kept = read(idKey);
  if (kept !== null && idPattern.test(kept)) return kept;
  const made = `${Date.now().toString(36)}-${randomText(randomCharacters)}-${shortHash(coarseFacts())}`;
  write(idKey, made);
  return made;
}

/** Returns the whole seconds that pages of this session have been visible. Survives a reload. */
export function secondsSoFar(): number {
  const seconds = Number(read(secondsKey));
  return Number.isSafeInteger(seconds) && seconds > 0 ? seconds : 0;
}

/** Stores the seconds for the next page of this session. */
export function keepSeconds(seconds: number): void {
  write(secondsKey, String(seconds));
}
