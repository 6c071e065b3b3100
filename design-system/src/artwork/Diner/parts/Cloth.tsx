const folds = [
  'M8 34L16 72q10.5 11 21 0L31 34Z',
  'M54 34L58 72q10.5 11 21 0L77 34Z',
  'M100 34v38q10.5 11 21 0l2-38Z',
  'M146 34L142 72q10.5 11 21 0L169 34Z',
].join('');

const foldsBetween = [
  'M31 34L37 72q10.5 11 21 0L54 34Z',
  'M77 34L79 72q10.5 11 21 0V34Z',
  'M123 34L121 72q10.5 11 21 0L146 34Z',
  'M169 34L163 72q10.5 11 21 0L192 34Z',
].join('');

const hem = 'M16 72q10.5 11 21 0 10.5 11 21 0 10.5 11 21 0 10.5 11 21 0 10.5 11 21 0 10.5 11 21 0 10.5 11 21 0';

const red = 'var(--cloth,var(--accent-cloth,#E84C2B))';
const cream = 'var(--cloth-alt,var(--accent-cloth-alt,#FFF8E8))';
const wood = 'var(--wood,#7E4D25)';
const shade = 'var(--art-shade,rgba(43,35,32,.14))';

// Without an edge, the cream cloth is invisible on a cream background.
const edge = `var(--table-line,${shade})`;

/** A round bistro table with a striped cloth, in a 200 x 110 view box. */
export function Cloth() {
  return (
    <>
      <ellipse cx="100" cy="100" rx="60" ry="8.5" fill={shade} />
      <path d="M91 66h18v28h-18ZM64 100c4-8 18-10 36-10s32 2 36 10Z" fill={wood} />
      <g stroke={edge}>
        <path d={folds} fill={red} />
        <path d={foldsBetween} fill={cream} />
      </g>
      <path d={hem} fill="none" stroke={red} strokeWidth="3" strokeLinejoin="round" />
      <path d="M8 34c2 16 44 26 92 26s90-10 92-26v6c-4 15-46 26-92 26S12 55 8 40Z" fill={shade} />
      <ellipse cx="100" cy="34" rx="93" ry="27" fill={cream} stroke={`var(--table-line,${red})`} strokeWidth="2" />
      <ellipse
        cx="100"
        cy="34"
        rx="84"
        ry="22.5"
        fill="none"
        stroke={red}
        strokeWidth="2"
        strokeDasharray="7 6"
        opacity=".55"
      />
    </>
  );
}
