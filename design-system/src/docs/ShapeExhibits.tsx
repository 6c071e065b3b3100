import * as scale from '../tokens/scale.ts';
import { token } from '../tokens/tokens.ts';
import { bar, block, item, key, layers, lineSample, measure, name, note, shelf, sheet, space } from './Shape.styles.ts';

const steps = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'section', 'hero'] as const;
const places = {
  gutter: 'The side margin of a page, 16 to 32 px',
  card: 'Inside a card, 16 to 26 px',
  cards: 'Between two cards, 20 px',
  sections: 'Between the parts of a page, 48 to 88 px',
} as const;

const radii = {
  paper: 'Tickets: paper is cut, not molded',
  bar: 'Progress and meters',
  tag: 'Tags',
  tile: 'Tiles, boards, options of a list',
  control: 'Buttons, keys, fields',
  card: 'Cards, menus',
  sheet: 'Dialogs',
  plate: 'Plates and coins only',
} as const;

const lines = {
  hair: 'Between rows; around a card',
  edge: 'Around a control, a tag, a toast',
  strong: 'Around a dialog; an answer slot; what is invalid',
  bold: 'The selected tab, the selected option',
  frame: 'The frame of a board, the stripe of a dashboard',
  bar: 'Each of the two bars of the counter',
} as const;

const shadows = {
  lift: 'A card lies a little above the page',
  hang: 'A ticket hangs from the rail',
  dialog: 'A dialog stands before everything',
} as const;

/** The spacing scale. */
export function Steps() {
  return (
    <dl css={space}>
      {steps.map((step) => (
        <Measure key={step} label={step} value={`${parseFloat(scale.spaces[step]) * 16} px`} size={token.space[step]} />
      ))}
    </dl>
  );
}

/** Spaces for specific places. */
export function Places() {
  return (
    <dl css={space}>
      {Object.entries(places).map(([place, use]) => (
        <Measure key={place} label={place} value={use} size={`var(--sp-${place})`} />
      ))}
    </dl>
  );
}

function Measure({ label, value, size }: { label: string; value: string; size: string }) {
  return (
    <>
      <dt css={measure}>
        <span css={name}>{label}</span>
        <span css={note}>{value}</span>
      </dt>
      <dd css={bar} style={{ inlineSize: size }} />
    </>
  );
}

/** The corner radii. */
export function Radii() {
  return (
    <ul css={shelf}>
      {Object.entries(radii).map(([radius, use]) => (
        <li key={radius} css={item}>
          <div css={block} style={{ borderRadius: `var(--r-${radius})` }} />
          <span css={name}>{radius}</span>
          <span css={note}>{use}</span>
        </li>
      ))}
    </ul>
  );
}

/** The line widths. */
export function Lines() {
  return (
    <ul css={shelf}>
      {Object.entries(lines).map(([line, use]) => (
        <li key={line} css={item}>
          <div css={lineSample}>
            <div style={{ blockSize: Object(token.line)[line], background: token.border.strong }} />
          </div>
          <span css={name}>{line}</span>
          <span css={note}>{use}</span>
        </li>
      ))}
    </ul>
  );
}

/** The depth of controls at rest, pressed and focused. */
export function Foot() {
  return (
    <ul css={shelf}>
      <li css={item}>
        <div css={key}>Rest</div>
        <span css={note}>Stands on its foot</span>
      </li>
      <li css={item}>
        <div css={key} data-pressed>
          Pressed
        </div>
        <span css={note}>Goes down by the foot, which disappears</span>
      </li>
      <li css={item}>
        <div css={key} data-ring>
          Focus
        </div>
        <span css={note}>Ring of 3 px, a gap of 3 px between</span>
      </li>
    </ul>
  );
}

/** The shadows. */
export function Shadows() {
  return (
    <ul css={shelf}>
      {Object.entries(shadows).map(([shadow, use]) => (
        <li key={shadow} css={sheet} style={{ boxShadow: `var(--shadow-${shadow})` }}>
          <span css={name}>{shadow}</span>
          <span css={note}>{use}</span>
        </li>
      ))}
    </ul>
  );
}

/** Stacking order. */
export function Layers() {
  const order = Object.entries(token.layer).toSorted(([, a], [, b]) => b - a);
  return (
    <ol css={layers}>
      {order.map(([layer, height], index) => (
        <li
          key={layer}
          style={{ zIndex: order.length - index, marginInlineStart: `${(order.length - 1 - index) * 1.25}rem` }}
        >
          <span>{layer}</span>
          <span>{height}</span>
        </li>
      ))}
    </ol>
  );
}
