import { decodeAs, decodeText, type DecodedText } from './decodeText.ts';
import type { Encoding } from './encodings.ts';
import { isEnrollments, isUsers, readNames, type ReadOptions, readSystemFiles, type RosterNames } from './readNames.ts';

/** Chosen files, as bytes. They stay in the browser's memory, and only until the teacher is done. */
export type RosterFiles = readonly Uint8Array[];

export interface FileChoices extends ReadOptions {
  /** The encoding that the teacher chose. */
  readonly encoding?: Encoding | undefined;
  readonly classId?: string | undefined;
}

/** Names in files, or why there are none. */
export interface FileNames {
  readonly result: RosterNames | { readonly error: 'not_text' | 'one_file' | 'users_missing' | 'encoding.wrong' };
  /** Set if the encoding was guessed or chosen. */
  readonly encoding?: Encoding;
}

/** First bytes of .xlsx, .ods, .numbers and .zip, of .xls, and of .pdf. */
const notText = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x25, 0x50, 0x44, 0x46],
] as const;
const isNoText = (bytes: Uint8Array) => notText.some((start) => start.every((byte, index) => bytes[index] === byte));

function textOf(bytes: Uint8Array, encoding: Encoding | undefined): DecodedText | null {
  if (encoding === undefined) return decodeText(bytes);
  const text = decodeAs(bytes, encoding);
  return text === null ? null : { text, encoding, isGuess: true };
}

function namesIn(texts: readonly string[], choices: FileChoices): FileNames['result'] {
  const enrollments = texts.find(isEnrollments);
  const [first = '', ...more] = texts.filter((text) => text !== enrollments);
  if (enrollments === undefined) return more.length > 0 ? { error: 'one_file' } : readNames(first, choices);
  const users = texts.find(isUsers);
  if (users === undefined) return { error: 'users_missing' };
  const classes = texts.find((text) => text !== users && text !== enrollments);
  return readSystemFiles({ users, enrollments, classes }, choices);
}

/** Reads the names in one file, or in those of a school system. */
export function readFiles(files: RosterFiles, choices: FileChoices): FileNames {
  if (files.some(isNoText)) return { result: { error: 'not_text' } };
  const decoded = files.map((bytes) => textOf(bytes, choices.encoding));
  const texts = decoded.flatMap((one) => (one === null ? [] : [one.text]));
  const encoding = choices.encoding ?? decoded.find((one) => one?.isGuess)?.encoding;
  const guess = encoding === undefined ? {} : { encoding };
  if (texts.length < files.length) return { result: { error: 'encoding.wrong' }, ...guess };
  return { result: namesIn(texts, choices), ...guess };
}
