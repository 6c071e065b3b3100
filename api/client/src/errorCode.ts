import { errorBody, type ErrorBody } from '@countertop/contract/error';
import * as z from 'zod/mini';
import { CallError, readJson } from './call.ts';

/** Which refusal it was, where several have the same status; undefined for the others and for what is no answer of the API. */
export function errorCodeOf(error: unknown): ErrorBody['code'] {
  return error instanceof CallError ? z.safeParse(errorBody, readJson(error.body)).data?.code : undefined;
}
