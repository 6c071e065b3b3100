// @ts-check

// An oxlint plugin (`jsPlugins`): tests wait for what they need, never for a fixed time, and all with the same limits.

/** Why a method isn't called. @type {Map<string, string>} */
const methods = new Map([
  ['goto', 'Open pages with `open()` of tests/support/visitor.ts, which waits until they are ready.'],
  ['waitForTimeout', 'Wait for what the test needs, not for a fixed time.'],
]);

/** Calls that accept a time limit. */
const limited = /^(?:it|test|describe|each|waitFor|poll|find(?:All)?By\w+|eventually)$/;

/** @param {any} node @returns {string | undefined} */
const nameOf = (node) => (node?.type === 'Identifier' ? node.name : undefined);

/** Reports waits for a fixed time or a quiet network, limits of single tests, retries, and pages opened without `open()`. */
const none = {
  meta: { type: 'problem', schema: [] },
  create(/** @type {any} */ context) {
    return {
      CallExpression(/** @type {any} */ node) {
        const { callee } = node;
        const called = nameOf(callee) ?? nameOf(callee.property) ?? nameOf(callee.callee?.property) ?? '';
        const options = node.arguments.filter((/** @type {any} */ { type }) => type === 'ObjectExpression');
        const hasLimit = options.some((/** @type {any} */ { properties }) =>
          properties.some((/** @type {any} */ { key }) => nameOf(key) === 'timeout'),
        );
        if (hasLimit && limited.test(called)) context.report({ node, message: 'All tests have the same limits.' });
        if (callee.type !== 'MemberExpression') return;
        const name = nameOf(callee.property) ?? '';
        const reason = methods.get(name);
        if (reason !== undefined) context.report({ node, message: reason });
        if (name === 'waitFor' && nameOf(callee.object) === 'vi')
          context.report({
            node,
            message: 'Use `eventually()` of tests/support/eventually.ts, which has a longer limit.',
          });
        const isLimit = name === 'slow' || name === 'setTimeout';
        if (isLimit && nameOf(callee.object) === 'test')
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
