// @ts-check

const headerBytes = 6;
const entryBytes = 16;

/**
 * Returns an .ico file that holds PNG pictures, which every browser and Windows since Vista read.
 * See https://en.wikipedia.org/wiki/ICO_(file_format)
 * @param {readonly { size: number, png: Buffer }[]} pictures square, `size` in pixels, below 256
 * @returns {Buffer}
 */
export function icoOf(pictures) {
  const header = Buffer.alloc(headerBytes + entryBytes * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const at = headerBytes + entryBytes * index;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    // One plane of 32 bits a pixel.
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}
