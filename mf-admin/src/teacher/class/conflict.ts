import { CallError } from '@countertop/client/shared/CallError';
import { parseJson } from '@countertop/client/shared/parseJson';
import { classChanged } from '@countertop/contract/classes/classes';
import { lessonChanged } from '@countertop/contract/classes/classLessons';
import type { ErrorCode } from '@countertop/contract/shared/error.constants';
import type * as z from 'zod/mini';

/** Both versions, for a form whose subject another teacher has changed since it was loaded. */
export interface Conflict<Stored> {
  /** Returns what is stored if an error says that it has changed, null for every other error. */
  readonly storedIn: (error: unknown) => Stored | null;
  /** Describes what is stored and what was entered. */
  readonly compare: (stored: Stored) => { readonly stored: string; readonly mine: string };
  /** Called with what is stored if the teacher keeps it. */
  readonly onKeepStored: (stored: Stored) => void;
}

const storedBy =
  <Stored>(code: ErrorCode, body: z.ZodMiniType<{ stored: Stored }>) =>
  (error: unknown): Stored | null => {
    if (!(error instanceof CallError) || error.code !== code) return null;
    const { success, data } = body.safeParse(parseJson(error.body));
    return success ? data.stored : null;
  };

export const storedClass = storedBy('class_changed', classChanged);
export const storedLesson = storedBy('lesson_changed', lessonChanged);
