import { pipeline } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

const deflate = 8;

/** A file of an archive, whose text is made piece by piece. */
export interface TextFile {
  readonly name: string;
  readonly texts: AsyncGenerator<string>;
}

async function* bytesOf(texts: AsyncGenerator<string>, file: ZipInputFile): AsyncGenerator<Uint8Array> {
  for await (const text of texts) {
    const bytes = Buffer.from(text);
    file.size += bytes.length;
    file.crc = crc32(bytes, file.crc);
    yield bytes;
  }
}

async function* startingWith(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

/**
 * Makes a ZIP archive piece by piece, no faster than it is read, so that memory stays flat however large the files are. Threads of Node's
 * pool compress. Leaves out files without any text. Throws what a file throws.
 */
export async function* zipOf(files: Iterable<TextFile>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  for (const { name, texts } of files) {
    const first = await texts.next();
    if (first.done) continue;
    const file: ZipInputFile = { filename: name, size: 0, crc: 0, compression: deflate };
    zip.add(file);
    // An error ends the loop below; the callback only keeps it from being thrown twice.
    const compressed = pipeline(bytesOf(startingWith(first.value, texts), file), createDeflateRaw(), () => {});
    for await (const piece of compressed) {
      file.ondata?.(null, piece, false);
      yield* ready.splice(0);
    }
    file.ondata?.(null, new Uint8Array(0), true);
  }
  zip.end();
  yield* ready.splice(0);
}
