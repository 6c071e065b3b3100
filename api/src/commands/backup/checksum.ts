import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { privateFileMode } from '../../platform/privateFiles.ts';
import { StartError } from '../../platform/config/startError.ts';

/** An unencrypted backup consists of this line, the data, and the SHA-256 digest of both. */
const firstLine = Buffer.from('countertop backup 1\n');
const digestBytes = 32;

/** Copies a file to a new file with a checksum, and reads that as a check. */
export async function addChecksum(file: string, to: string): Promise<void> {
  const hash = createHash('sha256').update(firstLine);
  await pipeline(
    createReadStream(file),
    async function* frame(data: AsyncIterable<Buffer>) {
      yield firstLine;
      for await (const chunk of data) {
        hash.update(chunk);
        yield chunk;
      }
      yield hash.digest();
    },
    createWriteStream(to, { flags: 'wx', mode: privateFileMode }),
  );
  await copyData(to, new Writable({ write: (_chunk, _encoding, done) => done() }));
}

/** Copies the data of a backup to a new file. Throws `StartError` if the file is no backup or a byte of it has changed. */
export async function removeChecksum(file: string, to: string): Promise<void> {
  await copyData(file, createWriteStream(to, { flags: 'wx', mode: privateFileMode }));
}

function invalid(file: string): StartError {
  return new StartError(
    `${file} is not a valid Countertop backup: its checksum does not match, so it is incomplete or was changed. Use another backup.`,
  );
}

/** Returns the first line and the digest of a file, and where the digest starts. Throws `StartError` if the file is too short. */
async function readFrame(
  file: string,
): Promise<{ readonly start: Buffer; readonly digest: Buffer; readonly end: number }> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const end = size - digestBytes;
    if (end <= firstLine.length) throw invalid(file);
    const [start, digest] = [Buffer.alloc(firstLine.length), Buffer.alloc(digestBytes)];
    await handle.read(start, 0, start.length, 0);
    await handle.read(digest, 0, digestBytes, end);
    return { start, digest, end };
  } finally {
    await handle.close();
  }
}

async function copyData(file: string, to: Writable): Promise<void> {
  const { start, digest, end } = await readFrame(file);
  const hash = createHash('sha256').update(start);
  await pipeline(
    createReadStream(file, { start: firstLine.length, end: end - 1 }),
    async function* follow(data: AsyncIterable<Buffer>) {
      for await (const chunk of data) {
        hash.update(chunk);
        yield chunk;
      }
    },
    to,
  );
  if (!hash.digest().equals(digest)) throw invalid(file);
}
