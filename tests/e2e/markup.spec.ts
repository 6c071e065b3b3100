import { HtmlValidate } from 'html-validate';
import { pagePaths } from '@countertop/contract/pages';
import { expect, test } from '../support/test.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // A list may have a name, such as the topics of an article.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Tables have explicit roles because browsers drop the implicit ones when a table is displayed as cards.
    'no-redundant-role': 'off',
  },
});

test.describe('the markup the server sends', () => {
  for (const address of [...pagePaths, '/nowhere']) {
    test(`of ${address} is valid`, async ({ request }) => {
      const html = await (await request.get(address)).text();

      const { results } = await validator.validateString(html);
      const problems = results.flatMap(({ messages }) =>
        messages.map(({ line, ruleId, message }) => `line ${line}: ${message} (${ruleId})`),
      );

      expect(problems).toEqual([]);
    });
  }
});
