interface House {
  readonly x: number;
  readonly width: number;
  /** Upper edge of the wall. */
  readonly top: number;
  readonly roof: 'gable' | 'flat';
  readonly tone: 1 | 2 | 3;
  /** Windows from the top, row by row: `#` is lit, `o` lit with a plant, `.` dark. */
  readonly windows: readonly string[];
}

const houses: readonly House[] = [
  { x: -12, width: 124, top: 168, roof: 'gable', tone: 1, windows: ['.#', '##'] },
  { x: 112, width: 98, top: 206, roof: 'flat', tone: 3, windows: ['#.'] },
  { x: 210, width: 142, top: 132, roof: 'flat', tone: 2, windows: ['#.#', '.o#'] },
  { x: 352, width: 112, top: 196, roof: 'gable', tone: 1, windows: ['o#'] },
  { x: 464, width: 124, top: 150, roof: 'flat', tone: 3, windows: ['#.', '##'] },
  { x: 588, width: 104, top: 190, roof: 'gable', tone: 2, windows: ['.o'] },
  { x: 1000, width: 106, top: 142, roof: 'flat', tone: 1, windows: ['#o', '.#'] },
  { x: 1106, width: 106, top: 190, roof: 'gable', tone: 2, windows: ['##'] },
];

const ground = 340;
const storey = 62;
const pane = { width: 26, height: 36 };
const line = { stroke: 'var(--line)', strokeWidth: 2 } as const;

function Roof({ x, width, top, roof }: House) {
  if (roof === 'flat') {
    return (
      <>
        <path d={`M${x + width - 34} ${top - 26}h18v22h-18Z`} fill="var(--roof)" {...line} />
        <path d={`M${x - 3} ${top - 8}h${width + 6}v14h${-width - 6}Z`} fill="var(--roof)" {...line} />
      </>
    );
  }
  return (
    <>
      <path d={`M${x + 18} ${top - 52}h16v40h-16Z`} fill="var(--roof)" {...line} />
      <path d={`M${x - 5} ${top + 2}l${width / 2 + 5}-56 ${width / 2 + 5} 56Z`} fill="var(--roof)" {...line} />
      <circle cx={x + width / 2} cy={top - 20} r="8" fill="var(--lit)" />
    </>
  );
}

function Pane({ x, y, kind }: { x: number; y: number; kind: string }) {
  const { width, height } = pane;
  const isLit = kind !== '.';
  return (
    <>
      {isLit && (
        <rect
          data-glow=""
          x={x - 8}
          y={y - 8}
          width={width + 16}
          height={height + 16}
          rx="10"
          fill="var(--lit)"
          opacity=".3"
        />
      )}
      <rect x={x} y={y} width={width} height={height} rx="2" fill={isLit ? 'var(--lit)' : 'var(--unlit)'} {...line} />
      {kind === 'o' && (
        <path
          d={`M${x + 8} ${y + height}v-7h10v7ZM${x + 13} ${y + height - 7}q-9-2-8-11 7 1 8 9 0-9 8-11 1 9-8 13Z`}
          fill="var(--wall-1)"
        />
      )}
      <path
        d={`M${x + width / 2} ${y}v${height}M${x} ${y + height * 0.42}h${width}`}
        stroke="var(--frame)"
        strokeWidth="2.5"
      />
      <path d={`M${x - 3} ${y + height}h${width + 6}v4h${-width - 6}Z`} fill="var(--roof)" />
    </>
  );
}

function Front({ house }: { house: House }) {
  const { x, width, top, tone, windows } = house;
  const doorX = x + width / 2 - 14;
  return (
    <>
      <rect x={x} y={top} width={width} height={ground - top} fill={`var(--wall-${tone})`} {...line} />
      <Roof {...house} />
      {windows.flatMap((rowOfWindows, row) =>
        [...rowOfWindows].map((kind, column) => {
          const gap = width / rowOfWindows.length;
          return (
            <Pane
              key={`${row} ${column}`}
              x={x + gap * (column + 0.5) - pane.width / 2}
              y={top + 20 + row * storey}
              kind={kind}
            />
          );
        }),
      )}
      <path d={`M${doorX} ${ground}v-36q0-12 14-12t14 12v36Z`} fill="var(--roof)" {...line} />
      <path d={`M${doorX + 7} ${ground - 34}q7-8 14 0v10h-14Z`} fill={tone === 2 ? 'var(--lit)' : 'var(--unlit)'} />
    </>
  );
}

const farHouses =
  'M60 340V176h70l30-34 30 34v164ZM290 340V120h44V96h18v24h44v220ZM420 340V160l52-44 52 44v180ZM560 340V128h96v212ZM700 340V60h70V40h16v20h60v280ZM880 340V96l60-46 60 46v244ZM1040 340V90h120v250Z';
const farLights =
  'M312 140h12v16h-12ZM360 140h12v16h-12ZM466 134h12v16h-12ZM584 148h12v16h-12ZM620 148h12v16h-12ZM722 78h12v16h-12ZM752 78h12v16h-12ZM806 78h12v16h-12ZM934 74h12v16h-12ZM1062 108h12v16h-12ZM1122 108h12v16h-12Z';

/** The houses of the street and the ground in front of them. */
export function Houses() {
  return (
    <>
      <path d={farHouses} fill="var(--far)" {...line} />
      <path d={farLights} fill="var(--lit)" opacity=".55" />
      {houses.map((house) => (
        <Front key={house.x} house={house} />
      ))}
      <path d="M0 340h1200v24H0Z" fill="var(--sidewalk)" {...line} />
      <path d="M0 364h1200v5H0Z" fill="var(--curb)" />
      <path d="M0 369h1200v31H0Z" fill="var(--road)" />
    </>
  );
}
