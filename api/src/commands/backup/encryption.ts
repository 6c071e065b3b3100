import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { privateFileMode } from '../../platform/privateFiles.ts';
import { StartError } from '../../platform/config/startError.ts';

/** An encrypted backup consists of this line, the salt, the nonce, the backup encrypted with AES-256-GCM, and the tag. */
const firstLine = Buffer.from('countertop encrypted backup 1\n');
const saltBytes = 16;
/** NIST SP 800-38D, section 8.2: a random nonce of 96 bits. Each backup has its own key, because of its salt. */
const nonceBytes = 12;
const tagBytes = 16;
const headerBytes = firstLine.length + saltBytes + nonceBytes;
const cipher = 'aes-256-gcm';
const keyBytes = 32;
/** OWASP's minimum for scrypt: N = 2^17, r = 8, p = 1, which uses 128 MiB. */
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 2 ** 20 };

function keyOf(secret: string, salt: Buffer): Promise<Buffer> {
  return promisify<string, Buffer, number, typeof cost, Buffer>(scrypt)(secret, salt, keyBytes, cost);
}

const saltOf = (header: Buffer) => header.subarray(firstLine.length, firstLine.length + saltBytes);
const nonceOf = (header: Buffer) => header.subarray(firstLine.length + saltBytes);

/** Returns the header of an encrypted backup; null for any other file. */
async function readHeader(file: string): Promise<Buffer | null> {
  const handle = await open(file);
  try {
    const header = Buffer.alloc(headerBytes);
    const { bytesRead } = await handle.read(header, 0, headerBytes, 0);
    return bytesRead === headerBytes && header.subarray(0, firstLine.length).equals(firstLine) ? header : null;
  } finally {
    await handle.close();
  }
}

/** Whether a file is an encrypted backup. */
export async function isEncrypted(file: string): Promise<boolean> {
  return (await readHeader(file)) !== null;
}

/** Encrypts a file to a new file, and decrypts that as a check. */
export async function encryptFile(file: string, to: string, secret: string): Promise<void> {
  const header = Buffer.concat([firstLine, randomBytes(saltBytes + nonceBytes)]);
  const encrypting = createCipheriv(cipher, await keyOf(secret, saltOf(header)), nonceOf(header)).setAAD(header);
  await pipeline(
    createReadStream(file),
    encrypting,
    async function* frame(encrypted: AsyncIterable<Buffer>) {
      yield header;
      yield* encrypted;
      yield encrypting.getAuthTag();
    },
    createWriteStream(to, { flags: 'wx', mode: privateFileMode }),
  );
  await decrypt(to, secret, new Writable({ write: (_chunk, _encoding, done) => done() }));
}

/** Decrypts a backup to a new file. Throws `StartError` if the key is wrong. */
export async function decryptFile(file: string, to: string, secret: string): Promise<void> {
  await decrypt(file, secret, createWriteStream(to, { flags: 'wx', mode: privateFileMode }));
}

async function decrypt(file: string, secret: string, to: Writable): Promise<void> {
  const header = await readHeader(file);
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    if (header === null || size <= headerBytes + tagBytes) {
      throw new StartError(`${file} is not a complete encrypted backup.`);
    }
    const tag = Buffer.alloc(tagBytes);
    await handle.read(tag, 0, tagBytes, size - tagBytes);
    const options = { authTagLength: tagBytes };
    const decrypting = createDecipheriv(cipher, await keyOf(secret, saltOf(header)), nonceOf(header), options);
    decrypting.setAAD(header).setAuthTag(tag);
    await pipeline(createReadStream(file, { start: headerBytes, end: size - tagBytes - 1 }), decrypting, to);
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('unable to authenticate'))) throw error;
    throw new StartError(
      `${file} cannot be decrypted: BACKUP_KEY is not the key it was encrypted with, or the file is damaged.`,
    );
  } finally {
    await handle.close();
  }
}
