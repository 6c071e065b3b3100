import * as scale from '../../tokens/scale.ts';
import { token } from '../../tokens/tokens.ts';
import { bar, block, item, key, layers, lineSample, measure, name, note, shelf, sheet, space } from './Shape.styles.ts';

const steps = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'section', 'hero'] as const;
const places = {
  gutter: 'Side margin of a page, 16 to 32 px',
  card: 'Padding of a card, 16 to 26 px',
  cards: 'Between cards, 24 px',
  sections: 'Between sections of a page, 48 to 88 px',
} as const;

const radii = {
  paper: 'Tickets',
  bar: 'Progress bars and meters',
  tag: 'Tags',
  tile: 'Tiles, boards, list options',
  control: 'Buttons, keys, fields',
  card: 'Cards, menus',
  sheet: 'Dialogs',
  plate: 'Plates and coins only',
} as const;

const lines = {
  hair: 'Between rows, around cards',
  edge: 'Around controls, tags and toasts',
  strong: 'Around dialogs, answer fields and invalid fields',
  bold: 'Selected tabs and options',
  frame: 'Frame of a board, stripe of a dashboard',
  bar: 'Bars of the counter',
} as const;

const shadows = {
  lift: 'Cards',
  hang: 'Tickets on a rail',
  dialog: 'Dialogs',
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
export function DepthStates() {
  return (
    <ul css={shelf}>
      <li css={item}>
        <div css={key}>Rest</div>
        <span css={note}>4 px of depth</span>
      </li>
      <li css={item}>
        <div css={key} data-pressed>
          Pressed
        </div>
        <span css={note}>Moves down by its depth</span>
      </li>
      <li css={item}>
        <div css={key} data-ring>
          Focus
        </div>
        <span css={note}>3 px ring with a 3 px gap</span>
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
          style={{
            zIndex: order.length - index,
            marginInlineStart: `calc(${order.length - 1 - index} * min(1.25rem, 4vi))`,
          }}
        >
          <span>{layer}</span>
          <span>{height}</span>
        </li>
      ))}
    </ol>
  );
}
