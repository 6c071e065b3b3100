/** Something a person must change before the server can start: each line of the message is one clear sentence. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
