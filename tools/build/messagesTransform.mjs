import compile from 'icu-minify/compile';
import { parseSync } from 'vite';

const catalogueFile = /\.messages\.ts(\?.*)?$/;

/** @param {string} source @param {number} offset */
function lineOf(source, offset) {
  return source.slice(0, offset).split('\n').length;
}

/** Text of a string literal or of a template without substitutions; undefined for anything computed. */
function literalText(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0].value.cooked;
  return undefined;
}

function unwrapped(node) {
  return node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression' ? unwrapped(node.expression) : node;
}

function declared(program) {
  const exports = program.body.filter((statement) => statement.type === 'ExportNamedDeclaration');
  const declarations = exports[0]?.declaration?.declarations;
  const table = unwrapped(declarations?.[0]?.init);
  if (program.body.length !== 1 || declarations?.length !== 1 || table?.type !== 'ObjectExpression') return undefined;
  return { name: declarations[0].id.name, table };
}

/**
 * Replaces each ICU text of a catalogue by its compiled form, so that the browser carries no parser.
 * @param {string} source the catalogue file, one export of a flat literal
 * @param {string} filename for the error, which names file, line and key
 * @returns {string} JavaScript
 */
export function compileCatalogue(source, filename) {
  const { program, errors } = parseSync('catalogue.ts', source);
  if (errors.length > 0) throw new Error(`${filename}: ${errors[0].message}`);
  const catalogue = declared(program);
  if (!catalogue) throw new Error(`${filename}: write exactly one export of a flat object literal.`);
  const compiled = catalogue.table.properties.map((property) => {
    const where = `${filename}:${lineOf(source, property.start)}`;
    if (property.type !== 'Property' || property.computed) throw new Error(`${where}: only plain keys are allowed.`);
    const key = property.key.type === 'Identifier' ? property.key.name : String(property.key.value);
    const text = literalText(property.value);
    if (text === undefined) throw new Error(`${where}: '${key}' is not a plain string.`);
    return [key, compiledText(text, key, where)];
  });
  const seen = new Set();
  for (const [key] of compiled) {
    if (seen.has(key)) throw new Error(`${filename}: '${key}' is written twice.`);
    seen.add(key);
  }
  return `export const ${catalogue.name} = ${JSON.stringify(Object.fromEntries(compiled), undefined, 2)};\n`;
}

function compiledText(text, key, where) {
  try {
    return compile(text);
  } catch (error) {
    throw new Error(`${where}: '${key}' is not a valid ICU text: ${error.message}`, { cause: error });
  }
}

/**
 * The transform for Vite, Vitest and Storybook.
 * @returns {import('vite').Plugin}
 */
export function cataloguePlugin() {
  return {
    name: 'countertop-messages',
    enforce: 'pre',
    transform(source, id) {
      return catalogueFile.test(id) ? { code: compileCatalogue(source, id), map: null } : undefined;
    },
  };
}

/**
 * The transform for Rspack, as the first loader of `/\.messages\.ts$/`.
 * @this {{ resourcePath: string }}
 * @param {string} source
 */
export default function catalogueLoader(source) {
  return compileCatalogue(source, this.resourcePath);
}
