import { CallError } from '@countertop/client/call';
import { errorBody } from '@countertop/contract/error';
import * as z from 'zod/mini';
import { Refusal } from './refusal.ts';

function bodyOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Where the fault is the server's, with the id by which whoever runs the site finds out more. */
function sentenceOf(sentence: string, { status, requestId }: CallError): string {
  return status < 500 || requestId === null ? sentence : `${sentence} (${requestId})`;
}

/** The answer of a call, which rejects with a `Refusal` in place of any other error. */
export async function asked<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof CallError)) throw new Refusal(0, null);
    const said = z.safeParse(errorBody, bodyOf(error.body));
    if (!said.success) throw new Refusal(error.status, null);
    const { error: sentence, fields, code } = said.data;
    throw new Refusal(error.status, sentenceOf(sentence, error), fields, code);
  }
}
