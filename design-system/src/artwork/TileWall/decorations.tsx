/** A hanging brass lamp. */
export function Lamp() {
  return (
    <svg viewBox="0 0 120 96" aria-hidden="true">
      <path d="M60 0v34" stroke="var(--lamp-cord,#94D4BD)" strokeWidth="3" />
      <path d="M28 62c2-20 15-30 32-30s30 10 32 30h4v6H24v-6Z" fill="var(--lamp-shade,var(--accent-butter,#FFC334))" />
      <ellipse cx="60" cy="69" rx="13" ry="6" fill="var(--art-lamp,#FFE48E)" />
    </svg>
  );
}

/** A wooden shelf with two bottles, two plates and a plant. */
export function Shelf() {
  return (
    <svg viewBox="0 0 190 74" aria-hidden="true">
      <rect y="58" width="190" height="8" rx="2" fill="#B97A42" />
      <path d="M22 66v8M168 66v8" stroke="#7E4D25" strokeWidth="5" />
      <path d="M12 58V34q0-6 5-8v-6h8v6q5 2 5 8v24Z" fill="#E84C2B" />
      <path d="M42 58V36q0-5 4-6v-6h8v6q4 1 4 6v22Z" fill="#FFC334" />
      <path d="M12 38h18v11H12ZM42 40h16v9H42Z" fill="#FFF8E8" />
      <g fill="#F6F8F1" stroke="#94A9A0" strokeWidth="2">
        <circle cx="88" cy="40" r="18" />
        <circle cx="88" cy="40" r="10" fill="none" />
        <circle cx="114" cy="43" r="15" />
        <circle cx="114" cy="43" r="8" fill="none" />
      </g>
      <path d="M158 40c-12 0-18-10-18-18 10 0 17 6 18 14 2-10 8-16 18-18 2 10-4 22-16 22Z" fill="#5CBB9C" />
      <path d="M146 40h26l-4 18h-18Z" fill="#C7713F" />
    </svg>
  );
}
