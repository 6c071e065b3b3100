import { Cloth } from '../../Diner/parts/Cloth.tsx';
import { CeilingBar, Floor, Lamp, line, shade } from './Interior.tsx';

/** A table under a lamp. The cloche is lifted, and there is only a leaf on the plate. */
export function EmptyPlate() {
  return (
    <>
      <Floor />
      <CeilingBar />
      <Lamp x={150} reach={112} />
      <g transform="translate(40 72) scale(1.2 .96)">
        <Cloth />
      </g>
      <ellipse cx="138" cy="108" rx="46" ry="13" fill={shade} />
      <g stroke="var(--art-plate-rim)" strokeWidth="2">
        <ellipse cx="138" cy="104" rx="46" ry="13.5" fill="var(--art-plate)" />
        <ellipse cx="138" cy="104" rx="29" ry="7.5" fill="none" />
      </g>
      <path d="M128 104q9-10 21-4-7 10-21 4Z" fill="#3F8F45" />
      <g stroke="var(--cutlery)" strokeWidth="3" {...line}>
        <path d="M84 104l-13 15M87 91q4 3 3 7t-6 6q-5-1-5-5t4-8M85 92l-1 8" />
        <path d="M186 122l13-17q3-7 0-9-5 3-6 11" />
      </g>
      <g transform="translate(206 66) rotate(16 24 20)">
        <path data-edge="" d="M0 34C0 14 10 4 26 4s26 10 26 30Z" fill="var(--steel)" />
        <path d="M7 28q2-12 12-17" stroke="#fff" strokeOpacity=".7" strokeWidth="3.5" {...line} />
        <rect data-edge="" x="-3" y="32" width="58" height="5" rx="2.5" fill="var(--steel-dark)" />
        <circle data-edge="" cx="26" cy="1" r="4.5" fill="var(--steel-dark)" />
      </g>
    </>
  );
}
