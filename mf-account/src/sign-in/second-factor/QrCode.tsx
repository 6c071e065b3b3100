import { useEffect, useState } from 'react';
import { empty, square } from './SecondFactor.styles.ts';

export interface QrCodeProps {
  /** What the code says to who photographs it. */
  text: string;
  /** What a screen reader says. */
  label: string;
}

interface Drawing {
  /** Squares along one side, the quiet edge included. */
  readonly size: number;
  readonly path: string;
}

/** Draws a text as squares of one unit; null when the code for it did not come. */
async function draw(text: string): Promise<Drawing | null> {
  try {
    const { encode } = await import(/* webpackChunkName: "qr-code" */ 'uqr');
    const { size, data } = encode(text, { ecc: 'M', border: 4 });
    const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
    return { size, path: squares.join('') };
  } catch {
    return null;
  }
}

/** A text as a QR code. It is drawn here: a secret is sent to nobody to have it drawn. */
export function QrCode({ text, label }: QrCodeProps) {
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
  if (drawing === null) return <div css={empty} />;
  return (
    <svg
      css={square}
      viewBox={`0 0 ${drawing.size} ${drawing.size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={drawing.path} />
    </svg>
  );
}
