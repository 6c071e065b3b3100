const wood = 'var(--chair-wood,#A9663A)';
const line = { fill: 'none', stroke: wood, strokeLinecap: 'round' } as const;

/** A bentwood chair behind the table, in the view box of `Diner`. */
export function Chair() {
  return (
    <>
      <path d="M62 158L56 190M138 158L144 190" strokeWidth="6" {...line} />
      <path d="M54 142C46 108 58 80 100 80s54 28 46 62" strokeWidth="7" {...line} />
      <path d="M80 142V112Q80 96 100 96t20 16V142" strokeWidth="5" {...line} />
    </>
  );
}
