/** Returns a UUIDv7 of a time in milliseconds since 1970 UTC. `number` makes it unique. */
export function uuidAt(ms: number, number: number): string {
  const time = ms.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${number.toString(16).padStart(12, '0')}`;
}
