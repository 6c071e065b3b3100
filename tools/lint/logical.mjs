// @ts-check
import { isStyle } from './styles.mjs';

// An oxlint plugin (`jsPlugins`): styles use logical properties, so that pages mirror automatically in right-to-left languages.

/**
 * Physical names and their replacements. Without `overflowX` and `overflowY`: the browsers we support lack their logical names.
 * @type {Map<string, string>}
 */
const logicalNames = new Map();

for (const [physical, logical] of Object.entries({ Width: 'InlineSize', Height: 'BlockSize' })) {
  logicalNames.set(physical.toLowerCase(), logical.charAt(0).toLowerCase() + logical.slice(1));
  for (const end of ['min', 'max']) logicalNames.set(end + physical, end + logical);
}

const sides = { Left: 'InlineStart', Right: 'InlineEnd', Top: 'BlockStart', Bottom: 'BlockEnd' };
for (const [side, logical] of Object.entries(sides)) {
  logicalNames.set(side.toLowerCase(), `inset${logical}`);
  for (const property of ['margin', 'padding', 'scrollMargin', 'scrollPadding', 'border']) {
    logicalNames.set(property + side, property + logical);
  }
  for (const part of ['Width', 'Style', 'Color']) logicalNames.set(`border${side}${part}`, `border${logical}${part}`);
}

const corners = { TopLeft: 'StartStart', TopRight: 'StartEnd', BottomLeft: 'EndStart', BottomRight: 'EndEnd' };
for (const [corner, logical] of Object.entries(corners)) {
  logicalNames.set(`border${corner}Radius`, `border${logical}Radius`);
}

const directed = new Set(['textAlign', 'float', 'clear', 'justifyContent', 'justifyItems', 'justifySelf']);
const fourSided = new Set(['margin', 'padding', 'inset', 'borderWidth', 'borderStyle', 'borderColor', 'scrollMargin']);

/** Splits a value at spaces outside brackets. @param {string} text */
function partsOf(text) {
  return text.trim().match(/(?:[^\s(]*\((?:[^()]|\([^()]*\))*\)|\$\{[^}]*\}|[^\s(])+/g) ?? [];
}

/** @param {string} property @param {string} text @returns {string | undefined} the error, if the value is physical */
function physicalValue(property, text) {
  const parts = partsOf(text.replace(/\s*!important$/, ''));
  if (directed.has(property) && /^(left|right)$/.test(text)) return "Write 'start' or 'end'.";
  const [a, b, c, d = b] = parts;
  if (fourSided.has(property) && parts.length === 4 && b !== d)
    return 'Left and right differ: name them by inline start and end.';
  if (property !== 'borderRadius' || text.includes('/') || parts.length < 2) return undefined;
  // Clockwise: start-start, start-end, end-end, end-start.
  return a !== b || (c ?? a) !== d ? 'Corners at the start and at the end differ: name them.' : undefined;
}

/** @param {any} node @returns {string | undefined} the source of a string, with `${…}` for substitutions */
function textOf(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return undefined;
  return node.quasis
    .map((/** @type {any} */ quasi, /** @type {number} */ index) => {
      const inside = node.expressions[index];
      return quasi.value.raw + (inside ? `\${${nameOf(inside)}}` : '');
    })
    .join('');
}

/** @param {any} node @returns {string} */
function nameOf(node) {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return `${nameOf(node.object)}.${nameOf(node.property)}`;
  return `${node.start}`;
}

/** @param {any} key @returns {string | undefined} the property name in camel case */
function propertyName(key) {
  if (key.type === 'Identifier') return key.name;
  if (key.type !== 'Literal' || typeof key.value !== 'string' || key.value.startsWith('--')) return undefined;
  return key.value.replace(/-([a-z])/g, (/** @type {string} */ _, /** @type {string} */ letter) =>
    letter.toUpperCase(),
  );
}

/** Reports physical sides and sizes (left, right, width, height) in styles. */
const properties = {
  meta: { type: 'problem', schema: [] },
  create(/** @type {any} */ context) {
    return {
      Property(/** @type {any} */ node) {
        if (node.computed || node.parent.type !== 'ObjectExpression') return;
        const name = propertyName(node.key);
        if (name === undefined || !isStyle(node, context.filename)) return;
        const logical = logicalNames.get(name);
        if (logical) context.report({ node: node.key, message: `\`${name}\` is physical: write \`${logical}\`.` });
        const text = textOf(node.value);
        const reason = text === undefined ? undefined : physicalValue(name, text);
        if (reason) context.report({ node: node.value, message: reason });
      },
    };
  },
};

export default { meta: { name: 'logical' }, rules: { properties } };
