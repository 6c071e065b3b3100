/** A meeting at which many people create accounts behind one address. */
export interface Workshop {
  /** Accounts per day. */
  readonly people: number;
  /** Milliseconds since 1970 UTC. */
  readonly endMs: number;
}

/** Signs a subject and checks what it has signed (`SignInLimits`). */
interface Tokens {
  newBrowserToken(subject: string): string;
  isKnown(token: string, subject: string): boolean;
}

/** No email address, as that of other tokens. */
const subjectOf = ({ people, endMs }: Workshop) => `workshop ${people} ${endMs}`;

/** Returns a code for the people of a workshop. Nothing is stored: it is signed. */
export function workshopCode(tokens: Tokens, workshop: Workshop): string {
  return `${workshop.people}.${workshop.endMs}.${tokens.newBrowserToken(subjectOf(workshop))}`;
}

/** Returns the workshop of a code; null if the code is wrong or the workshop is over. */
export function workshopOf(tokens: Tokens, code: string, nowMs: number): Workshop | null {
  const [people, endMs, ...token] = code.split('.');
  const workshop = { people: Number(people), endMs: Number(endMs) };
  return workshop.endMs > nowMs && tokens.isKnown(token.join('.'), subjectOf(workshop)) ? workshop : null;
}
