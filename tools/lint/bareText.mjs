// @ts-check
// An oxlint plugin (`jsPlugins`): a browser can translate a page without breaking it.

/** @typedef {{ isText: boolean, isOptional: boolean }} Child */

const element = { isText: false, isOptional: false };
const text = { isText: true, isOptional: false };

/** Whether JSX drops this text: blank, with a line break. @param {any} node */
const isDropped = (node) => node.type === 'JSXText' && /^\s*$/.test(node.value) && node.value.includes('\n');

/** Whether a branch renders nothing. @param {any} node */
const isNothing = (node) =>
  (node.type === 'Literal' && (node.value === null || node.value === false || node.value === '')) ||
  (node.type === 'Identifier' && node.name === 'undefined');

/** Whether a call returns a text: of the message catalog or a formatter. @param {any} node @param {Set<string>} translators */
function returnsText(node, translators) {
  const { name } = node.callee;
  return name !== undefined && (translators.has(name) || /^format[A-Z]/.test(name));
}

/** @param {any} node @param {Set<string>} translators @returns {Child} */
function childOf(node, translators) {
  const of = (/** @type {any} */ inner) => childOf(inner, translators);
  switch (node.type) {
    case 'JSXText':
    case 'TemplateLiteral':
      return text;
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number' ? text : element;
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      return of(node.expression);
    case 'JSXFragment':
      return {
        ...element,
        isText: node.children.some((/** @type {any} */ child) => !isDropped(child) && of(child).isText),
      };
    case 'CallExpression':
      if (node.callee.property?.name === 'map') return { ...element, isOptional: true };
      return returnsText(node, translators) ? text : element;
    case 'LogicalExpression':
      return { isText: of(node.right).isText, isOptional: node.operator === '&&' };
    case 'ConditionalExpression': {
      const branches = [node.consequent, node.alternate];
      const children = branches.map(of);
      return {
        isText: children.some(({ isText }) => isText),
        isOptional: branches.some(isNothing) || children[0]?.isText !== children[1]?.isText,
      };
    }
    default:
      return element;
  }
}

const message =
  'A text next to an optional element: put the text into an element. React fails to insert or remove beside a text that a browser has translated.';

/** Reports texts that React may insert, remove or put something before, without their own element. */
const ownElement = {
  meta: { type: 'problem', schema: [] },
  create(/** @type {any} */ context) {
    /** Functions that `useMessages` returned. @type {Set<string>} */
    const translators = new Set();

    function check(/** @type {any} */ node) {
      const children = node.children.filter(
        (/** @type {any} */ child) => !isDropped(child) && child.expression?.type !== 'JSXEmptyExpression',
      );
      if (children.length < 2) return;
      let isAfterOptional = false;
      for (const child of children) {
        const { isText, isOptional } = childOf(child, translators);
        if (isText && (isOptional || isAfterOptional)) context.report({ node: child, message });
        isAfterOptional ||= isOptional;
      }
    }

    return {
      VariableDeclarator(/** @type {any} */ { id, init }) {
        if (init?.type === 'CallExpression' && init.callee.name === 'useMessages') translators.add(id.name);
      },
      JSXElement: check,
      JSXFragment: check,
    };
  },
};

export default { meta: { name: 'bare-text' }, rules: { 'own-element': ownElement } };
