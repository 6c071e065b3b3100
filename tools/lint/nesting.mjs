// @ts-check
import { isStyle } from './styles.mjs';

// A component's styles go to the browser as they are nested, so their keys are what its own nesting takes. A plugin of
// oxlint (`jsPlugins`).

/** @param {any} key @returns {string | undefined} */
function keyText(key) {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : undefined;
}

/** Parts of a selector list; a comma in brackets parts nothing. @param {string} text */
const selectorsOf = (text) => text.split(/,(?![^(]*\))/).map((part) => part.trim());

/** What nests: an object of its own, one among the parts of a spread excepted. @param {any} node */
function enclosing(node) {
  const owner = node.parent.parent;
  return owner?.type === 'Property' ? owner : undefined;
}

/** Steps of keyframes, and global styles, which stand in no component's rule. @param {any} node @param {string} filename */
function isFree(node, filename) {
  if (/\/(?:ThemeRoot|\.storybook)\//.test(filename)) return true;
  for (let one = node.parent; one; one = one.parent) {
    if (one.type === 'CallExpression' && one.callee.name === 'keyframes') return true;
    if (one.type === 'VariableDeclarator' && /^(?:printing|global)/.test(one.id.name ?? '')) return true;
  }
  return false;
}

/** @param {string} text @returns {string | undefined} why a browser would not take it, or take it otherwise */
function complaint(text) {
  if (text.startsWith('@')) return undefined;
  const selectors = selectorsOf(text);
  if (selectors.some((one) => !one.includes('&')))
    return `Write \`& ${text}\` or \`&${text}\`: a nested key says where its element stands.`;
  if (selectors.some((one) => /^[a-z]/i.test(one)))
    return `\`${text}\` begins with a name, which older browsers take for a property.`;
  return undefined;
}

/** Keys of nested styles hold `&` and begin with a sign, and nothing nests in a pseudo-element. */
const keys = {
  meta: { type: 'problem', schema: [] },
  create(/** @type {any} */ context) {
    return {
      Property(/** @type {any} */ node) {
        if (node.value.type !== 'ObjectExpression' || !isStyle(node, context.filename)) return;
        const outer = enclosing(node);
        const outerText = outer && keyText(outer.key);
        if (outerText?.includes('::'))
          context.report({
            node: node.key,
            message: 'Nothing nests in a pseudo-element: put it beside, with the pseudo-element in its key.',
          });
        const text = node.computed ? undefined : keyText(node.key);
        if (text === undefined || isFree(node, context.filename)) return;
        const message = complaint(text);
        if (message) context.report({ node: node.key, message });
      },
    };
  },
};

export default { meta: { name: 'nesting' }, rules: { keys } };
