import { till } from './Till.styles.ts';

/** Positions of the keys, from the top row down. */
const keys = [62, 82, 102, 122].flatMap((x) => [82, 98].map((y) => ({ x, y })));

/** A cash register with a receipt, and our equals sign on its display. */
export function Till() {
  return (
    <svg css={till} viewBox="12 0 176 144" focusable="false">
      <path data-paper d="M118 46V8l6 5 6-5 6 5 6-5 6 5 6-5v38Z" />
      <path data-print d="M126 22h22M126 30h14" />
      <rect data-display x="36" y="24" width="66" height="34" rx="5" />
      <path data-figure d="M54 36h30M54 46h30" />
      <path data-body d="M40 54h120l14 62H26Z" />
      {keys.map(({ x, y }) => (
        <rect data-key key={`${x}/${y}`} x={x - 16} y={y - 14} width="14" height="10" rx="3" />
      ))}
      <rect data-enter x="134" y="68" width="22" height="26" rx="4" />
      <rect data-drawer x="18" y="110" width="164" height="28" rx="5" />
      <path data-handle d="M88 124h24" />
    </svg>
  );
}
