import { Floor, line, shade } from './Interior.tsx';

const slats = Array.from({ length: 8 }, (_, index) => `M84 ${77 + index * 9}h98`).join('');
const reds = [62, 110, 158, 206].map((x) => `M${x} 34h24v20q0 10-12 10t-12-10Z`).join('');
const creams = [86, 134, 182, 230].map((x) => `M${x} 34h24v20q0 10-12 10t-12-10Z`).join('');

/** A lit lantern next to the door. */
function Lantern() {
  return (
    <>
      <circle data-glow="" cx="275" cy="84" r="38" fill="var(--art-lamp)" opacity="var(--pool)" />
      <path d="M252 62h23v8" stroke="var(--cord)" strokeWidth="3" {...line} />
      <path data-edge="" d="M265 70h20l4 24h-28Z" fill="var(--art-lamp)" />
      <path data-edge="" d="M262 66h26l-3 6h-20ZM260 93h30v6h-30Z" fill="var(--lamp-shade)" />
    </>
  );
}

/** A watered plant: somebody will be back. */
function Plant() {
  return (
    <>
      <path
        data-edge=""
        d="M38 134q-16-8-15-25 15 2 18 20-2-20 10-31 9 14-2 31 6-13 19-14 0 16-16 19Z"
        fill="var(--leaf)"
      />
      <path data-edge="" d="M27 132h34l-5 28H32Z" fill="var(--pot)" />
      <path d="M27 132h34l-1 6H28Z" fill={shade} />
    </>
  );
}

/** The shop with its shutter down, a card on the door and a lit lantern: nobody can answer right now. */
export function ClosedShutter() {
  return (
    <>
      <Floor />
      <path data-edge="" d="M64 22h188v130H64Z" fill="var(--front)" />
      <path d="M64 128h188v24H64Z" fill={shade} />
      <rect data-edge="" x="80" y="58" width="106" height="94" rx="2" fill="var(--steel-dark)" />
      <path data-edge="" d="M84 58h98v90H84Z" fill="var(--steel)" />
      <path d={slats} stroke="var(--steel-dark)" strokeWidth="2" />
      <path d="M126 145h14" stroke="var(--steel-dark)" strokeWidth="5" strokeLinecap="round" />
      <rect data-edge="" x="198" y="66" width="42" height="86" rx="2" fill="var(--lamp-shade)" />
      <rect data-edge="" x="204" y="72" width="30" height="40" rx="2" fill="var(--art-lamp)" />
      <circle cx="205" cy="122" r="3" fill="var(--accent-butter)" />
      <path d="M219 74l-9 14M219 74l9 14" stroke="var(--cord)" strokeWidth="1.6" />
      <rect x="207" y="87" width="24" height="16" rx="2" fill="var(--surface-paper)" stroke="var(--border-paper)" />
      <path d="M212 92.5h14M212 97.5h9" stroke="var(--text-on-paper-muted)" strokeWidth="2" strokeLinecap="round" />
      <path d="M64 54h188v14q-94 7-188 0Z" fill={shade} />
      <path data-edge="" d={reds} fill="var(--accent-awning)" />
      <path data-edge="" d={creams} fill="var(--accent-awning-alt)" />
      <path data-edge="" d="M58 22h200v13H58Z" fill="var(--lamp-shade)" />
      <ellipse cx="158" cy="158" rx="108" ry="6" fill={shade} />
      <Lantern />
      <ellipse cx="44" cy="160" rx="24" ry="4" fill={shade} />
      <Plant />
    </>
  );
}
