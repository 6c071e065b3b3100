const edge = { stroke: 'var(--line)', strokeWidth: 3 } as const;

/** The building, its sign and the sidewalk. */
export function Building() {
  return (
    <>
      <rect x="20" y="44" width="480" height="346" rx="6" fill="var(--front)" {...edge} />
      <path d="M20 324h480v60H20Z" fill="var(--front-shade)" />
      <path d="M20 324h480" stroke="var(--line)" strokeWidth="3" />
      <rect x="20" y="40" width="480" height="58" rx="6" fill="var(--sign)" {...edge} />
      <rect
        x="26"
        y="46"
        width="468"
        height="46"
        rx="4"
        fill="none"
        stroke="var(--sign-text)"
        strokeOpacity=".35"
        strokeWidth="2"
      />
    </>
  );
}

/** A gooseneck lamp over the sign, and its light. */
function SignLamp({ x }: { x: number }) {
  return (
    <>
      <path data-light="" d={`M${x} 34h32l36 64H${x - 36}Z`} fill="var(--glow)" opacity=".3" />
      <path
        d={`M${x} 40V10q0-6 8-6t8 7v4`}
        fill="none"
        stroke="var(--lamp-arm)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <ellipse cx={x + 16} cy="31" rx="10" ry="5" fill="var(--bulb)" />
      <path d={`M${x - 4} 31q2-17 20-17t20 17Z`} fill="var(--lamp)" {...edge} />
    </>
  );
}

/** Three lamps that light the sign. */
export function SignLamps() {
  return [104, 244, 384].map((x) => <SignLamp key={x} x={x} />);
}

/** A lamp hanging in the window. */
function PaneLamp({ x }: { x: number }) {
  return (
    <>
      <circle data-light="" cx={x} cy="206" r="34" fill="var(--glow)" opacity=".55" />
      <path d={`M${x} 184v12`} stroke="var(--frame)" strokeWidth="2.5" />
      <ellipse cx={x} cy="206" rx="6" ry="4" fill="var(--bulb)" />
      <path d={`M${x - 13} 206q1-12 13-12t13 12Z`} fill="var(--lamp)" {...edge} />
    </>
  );
}

/** The lit window and its sill, without the people. */
export function WindowPane() {
  return (
    <>
      <rect data-glow="" x="30" y="160" width="298" height="178" rx="14" fill="var(--glow)" opacity=".4" />
      <rect x="44" y="176" width="270" height="146" rx="4" fill="var(--frame)" {...edge} />
      <path d="M52 184h254v130H52Z" fill="var(--window)" />
      <path d="M52 184h254v34q-127 26-254 0Z" fill="var(--window-top)" opacity=".55" />
      <PaneLamp x={74} />
      <PaneLamp x={201} />
    </>
  );
}

/** The parts in front of the customers: the sill and the bar between the panes. */
export function WindowBars() {
  return (
    <>
      <path d="M52 300h254v14H52Z" fill="var(--sill)" />
      <path d="M179 184v130" stroke="var(--frame)" strokeWidth="7" />
      <path d="M175.5 184v116M182.5 184v116" stroke="var(--line)" strokeWidth="2" />
    </>
  );
}

/** The red door with the hanging sign and the knob. */
export function Door() {
  return (
    <>
      <rect data-glow="" x="346" y="180" width="120" height="130" rx="14" fill="var(--glow)" opacity=".35" />
      <rect x="350" y="170" width="112" height="216" rx="4" fill="var(--door)" {...edge} />
      <rect x="364" y="184" width="84" height="110" rx="3" fill="var(--window)" {...edge} />
      <path d="M366 308h80v62h-80Z" fill="var(--door-shade)" {...edge} />
      <path d="M406 186l-24 32M406 186l24 32" stroke="var(--frame)" strokeWidth="2.5" />
      <path d="M372 222q34-18 68 0v42h-68Z" fill="var(--sign)" {...edge} />
      <circle cx="357" cy="322" r="6" fill="var(--accent-coin)" />
    </>
  );
}

/** The red and cream awning over the windows. */
export function ShopAwning() {
  const red = [8, 100, 192, 284, 376, 468].map((x) => `M${x} 98h46v44q0 22-23 22t-23-22Z`).join('');
  const cream = [54, 146, 238, 330, 422].map((x) => `M${x} 98h46v44q0 22-23 22t-23-22Z`).join('');
  return (
    <>
      <path d="M20 150h480v26q-240 14-480 0Z" fill="var(--art-shade)" />
      <path d={red} fill="var(--accent-awning)" />
      <path d={cream} fill="var(--accent-awning-alt)" {...edge} />
      <path d="M8 98h506v9H8Z" fill="var(--sign)" opacity=".3" />
    </>
  );
}

/** The sidewalk and the flower box under the window. */
export function FlowerBox() {
  return (
    <>
      <path d="M0 384h520v16H0Z" fill="var(--pavement)" />
      <path d="M364 386h84l26 14H338ZM80 386h206l30 14H50Z" fill="var(--glow)" opacity=".3" />
      <path d="M62 350h230v34H62Z" fill="var(--box)" {...edge} />
      <path d="M62 350h230v8H62Z" fill="var(--frame)" />
      <g fill="var(--leaves)" stroke="var(--line)" strokeWidth="2">
        {[86, 118, 154, 190, 226, 262].map((x, index) => (
          <circle key={x} cx={x} cy={index % 2 ? 340 : 344} r={index % 2 ? 17 : 15} />
        ))}
      </g>
      <path
        d="M98 336a6 6 0 0112 0 6 6 0 01-12 0ZM166 334a6 6 0 0112 0 6 6 0 01-12 0ZM238 334a6 6 0 0112 0 6 6 0 01-12 0Z"
        fill="var(--flowers)"
      />
      <path d="M130 331a5 5 0 0110 0 5 5 0 01-10 0ZM204 330a5 5 0 0110 0 5 5 0 01-10 0Z" fill="var(--accent-coin)" />
    </>
  );
}
