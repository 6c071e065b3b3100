import { HtmlValidate, type RuleConfig } from 'html-validate';
import { pagePaths } from '@countertop/contract/pages';
import { pageAt } from '../../shell/src/pages/pages.ts';
import { expect, test } from '../support/test.ts';

const rules: RuleConfig = {
  // A list may have a name, such as the topics of an article.
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
  // Tables have explicit roles because browsers drop the implicit ones when a table is displayed as cards.
  'no-redundant-role': 'off',
};
const presets = ['html-validate:standard', 'html-validate:a11y'];
const validator = new HtmlValidate({ extends: presets, rules });
/** For a page with a notice, one of which is always hidden. */
const validatorOfBoth = new HtmlValidate({
  extends: presets,
  rules: { ...rules, 'no-multiple-main': 'off', 'unique-landmark': 'off' },
});

async function problemsOf(html: string, { needsScript }: { needsScript: boolean }): Promise<string[]> {
  const withScript = html.replaceAll(/<noscript>.*?<\/noscript>/gs, '');
  const reports = await Promise.all(
    needsScript
      ? [validator.validateString(withScript), validatorOfBoth.validateString(html)]
      : [validator.validateString(html)],
  );
  return reports.flatMap(({ results }) =>
    results.flatMap(({ messages }) =>
      messages.map(({ line, ruleId, message }) => `line ${line}: ${message} (${ruleId})`),
    ),
  );
}

test.describe('the markup the server sends', () => {
  for (const address of [...pagePaths, '/nowhere']) {
    test(`of ${address} is valid`, async ({ request }) => {
      const html = await (await request.get(address)).text();

      const needsScript = pageAt(address)?.needsScript === true;

      expect(await problemsOf(html, { needsScript })).toEqual([]);
    });
  }
});
