// @ts-check

/**
 * Whether an object is a style: in a styles file, in a call of `css` or `keyframes`, or in an element's `style` or `css`.
 * @param {any} node
 * @param {string} filename
 */
export function isStyle(node, filename) {
  if (/\.styles\.ts$|\/ThemeRoot\//.test(filename)) return true;
  for (let one = node.parent; one; one = one.parent) {
    if (one.type === 'JSXAttribute') return one.name.name === 'style' || one.name.name === 'css';
    if (one.type === 'CallExpression' && ['css', 'keyframes'].includes(one.callee.name)) return true;
    if (one.type === 'VariableDeclarator' && one.id.typeAnnotation)
      return isStyleType(one.id.typeAnnotation.typeAnnotation);
  }
  return false;
}

/** @param {any} type */
function isStyleType(type) {
  const name = type.typeName?.name ?? type.typeName?.right?.name;
  return name === 'CSSObject' || name === 'CSSProperties';
}
