// @ts-check

const headerBytes = 6;
const entryBytes = 16;

/**
 * Returns an .ico file with PNG images, supported by every browser and by Windows since Vista.
 * See https://en.wikipedia.org/wiki/ICO_(file_format)
 * @param {readonly { size: number, png: Buffer }[]} images square, `size` in pixels, below 256
 * @returns {Buffer}
 */
export function encodeIco(images) {
  const header = Buffer.alloc(headerBytes + entryBytes * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of images.entries()) {
    const start = headerBytes + entryBytes * index;
    header.writeUInt8(size, start);
    header.writeUInt8(size, start + 1);
    // One plane, 32 bits per pixel.
    header.writeUInt16LE(1, start + 4);
    header.writeUInt16LE(32, start + 6);
    header.writeUInt32LE(png.length, start + 8);
    header.writeUInt32LE(offset, start + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}
