// @ts-check
import { methods, productTexts, remarksOf } from './texts.mjs';

/** @typedef {import('./conformance.mjs').Conformance} Conformance */
/** @typedef {import('./evidence.mjs').Product} Product */
/** @typedef {import('./evidence.mjs').Proof} Proof */

/** A JSON string is also a YAML string in double quotes. @param {string} text */
const quoted = (text) => JSON.stringify(text);

/** @param {Conformance} conformance @param {Product} product @param {readonly Proof[]} proofs @param {'A' | 'AA'} level */
function chapter(conformance, product, proofs, level) {
  const rows = conformance.criteria.filter((criterion) => criterion.level === level);
  return rows.map(({ number, results }) => {
    const own = proofs.filter((proof) => proof.criteria.includes(number) && proof.products.includes(product));
    return `      - num: ${quoted(number)}
        components:
          - name: web
            adherence:
              level: ${results[product].level}
              notes: ${quoted(remarksOf(results[product], own))}`;
  });
}

/**
 * Returns the report of a product in the OpenACR format 0.1.0 (https://github.com/GSA/openacr), as YAML.
 * @param {Conformance} conformance
 * @param {Product} product
 * @param {readonly Proof[]} proofs
 * @param {string} version of the product
 */
export function openAcrOf(conformance, product, proofs, version) {
  const { name, description } = productTexts[product];
  return `title: ${quoted(`${name} Accessibility Conformance Report`)}
product:
  name: ${quoted(name)}
  version: ${quoted(version)}
  description: ${quoted(description)}
author:
  company_name: Countertop
  email: help@countertop.example
report_date: ${quoted(conformance.date)}
evaluation_methods_used: ${quoted(methods)}
license: CC-BY-4.0
catalog: 2.5-edition-wcag-2.2-en
chapters:
  success_criteria_level_a:
    criteria:
${chapter(conformance, product, proofs, 'A').join('\n')}
  success_criteria_level_aa:
    criteria:
${chapter(conformance, product, proofs, 'AA').join('\n')}
  success_criteria_level_aaa:
    disabled: true
`;
}
