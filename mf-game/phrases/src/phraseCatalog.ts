import { en as hints } from './hints.messages.ts';
import { en as mistakes } from './mistakes.messages.ts';
import { en as phrases } from './phrases.messages.ts';
import { en as problems } from './problems.messages.ts';
import { en as terms } from './terms.messages.ts';

/** All sentences of problems, hints and mistakes. */
export const en = { ...phrases, ...problems, ...hints, ...mistakes, ...terms } as const;
