// @ts-check
// An oxlint plugin (`jsPlugins`): assertions wait for what still changes.

/** Reports `expect((await find())[0])`, which reads the first element once: the next moment it may be another. */
const expectations = {
  meta: { type: 'problem', schema: [] },
  create(/** @type {any} */ context) {
    return {
      CallExpression(/** @type {any} */ node) {
        const [read] = node.arguments;
        if (node.callee.name !== 'expect' || read?.type !== 'MemberExpression' || !read.computed) return;
        if (read.object.type !== 'AwaitExpression') return;
        context.report({ node, message: 'Read once: put `expect` into `waitFor`, or find the element by its name.' });
      },
    };
  },
};

export default { meta: { name: 'reads-once' }, rules: { expectations } };
