import { encode } from 'uqr';
import type { Pdf } from './pdf.ts';

/** Draws a QR code in black on the paper. `size` is in points and includes the quiet zone. Tag it as a figure with alternative text. */
export function drawQrCode({ document }: Pdf, text: string, at: { x: number; y: number; size: number }): void {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const unit = at.size / size;
  for (const [row, modules] of data.entries()) {
    for (const [column, isDark] of modules.entries()) {
      if (isDark) document.rect(at.x + column * unit, at.y + row * unit, unit, unit);
    }
  }
  document.fill('#000000');
}
