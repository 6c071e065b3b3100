import type { ErrorCode } from '@countertop/contract/error';

/** Why the server did not do what was asked, as far as a person can act on it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** 0 when the server was not reached or its answer could not be read. */
  readonly status: number;
  /** What the server said; null when it said nothing that can be shown. */
  readonly sentence: string | null;
  /** How to put right what was typed, by the name of the field. */
  readonly fields: Readonly<Record<string, string>>;
  /** Which refusal it was, where several have the same status. */
  readonly code: ErrorCode | undefined;

  constructor(
    status: number,
    sentence: string | null,
    fields: Readonly<Record<string, string>> = {},
    code?: ErrorCode,
  ) {
    super(sentence ?? `Refused with ${status}.`);
    this.status = status;
    this.sentence = sentence;
    this.fields = fields;
    this.code = code;
  }
}

/** Reads anything that was thrown as a refusal. */
export function refusalOf(error: unknown): Refusal {
  return error instanceof Refusal ? error : new Refusal(0, null);
}
