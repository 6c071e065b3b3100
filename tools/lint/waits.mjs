// @ts-check

// An oxlint plugin (`jsPlugins`): end-to-end tests wait for what they need, and never for a fixed time.

/** Why a method isn't called. @type {Map<string, string>} */
const methods = new Map([
  ['goto', 'Open pages with `open()` of tests/support/visitor.ts, which waits until they are ready.'],
  ['waitForTimeout', 'Wait for what the test needs, not for a fixed time.'],
]);

/** @param {any} node @returns {string | undefined} */
const nameOf = (node) => (node.type === 'Identifier' ? node.name : undefined);

/** Reports waits for a fixed time or a quiet network, limits of single tests, retries, and pages opened without `open()`. */
const none = {
  meta: { type: 'problem', schema: [] },
  create(/** @type {any} */ context) {
    return {
      CallExpression(/** @type {any} */ node) {
        if (node.callee.type !== 'MemberExpression') return;
        const name = nameOf(node.callee.property) ?? '';
        const reason = methods.get(name);
        if (reason !== undefined) context.report({ node, message: reason });
        const isLimit = name === 'slow' || name === 'setTimeout';
        if (isLimit && nameOf(node.callee.object) === 'test')
          context.report({
            node,
            message: 'All tests have the same limit (playwright.config.ts). Make this one shorter.',
          });
      },
      Literal(/** @type {any} */ node) {
        if (node.value === 'networkidle')
          context.report({
            node,
            message: 'Wait with `ready()` of tests/support/visitor.ts, or for what the test needs.',
          });
      },
      Property(/** @type {any} */ node) {
        if (nameOf(node.key) === 'retries')
          context.report({ node, message: 'A test that fails now and then is a fault: no retries.' });
      },
    };
  },
};

export default { meta: { name: 'waits' }, rules: { none } };
