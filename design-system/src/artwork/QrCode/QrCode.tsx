import { useEffect, useState } from 'react';
import { empty, square } from './QrCode.styles.ts';

export interface QrCodeProps {
  /** The encoded text. Null if it is not known yet, which keeps the place free. */
  text: string | null;
  /** Label for screen readers. */
  label: string;
  /** Whether it is as wide as its place, for example to be scanned across a room. */
  isFilled?: boolean;
}

interface Drawing {
  /** Modules per side, including the quiet zone. */
  readonly size: number;
  readonly path: string;
}

/** Encodes a text as an SVG path with modules of one unit. Null without a text, or if the code for it failed to load. */
async function draw(text: string | null): Promise<Drawing | null> {
  if (text === null) return null;
  try {
    const { encode } = await import(/* webpackChunkName: "qr-code" */ 'uqr');
    const { size, data } = encode(text, { ecc: 'M', border: 4 });
    const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
    return { size, path: squares.join('') };
  } catch {
    return null;
  }
}

/** A QR code, drawn in the browser so that its text is sent to nobody. */
export function QrCode({ text, label, isFilled = false }: QrCodeProps) {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    let isHere = true;
    void draw(text).then((drawn) => {
      if (isHere) setDrawing(drawn);
    });
    return () => {
      isHere = false;
    };
  }, [text]);
  if (drawing === null) return <div css={empty} data-filled={isFilled || undefined} />;
  return (
    <svg
      css={square}
      data-filled={isFilled || undefined}
      viewBox={`0 0 ${drawing.size} ${drawing.size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={drawing.path} />
    </svg>
  );
}
