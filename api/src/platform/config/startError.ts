/** Thrown if the operator has to change something before the server can start. Each line of the message is a sentence. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
