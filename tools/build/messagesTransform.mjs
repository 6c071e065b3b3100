import compile from 'icu-minify/compile';
import { parseSync } from 'vite';

const catalogFile = /\.messages\.ts(\?.*)?$/;

/** @param {string} source @param {number} offset */
function lineOf(source, offset) {
  return source.slice(0, offset).split('\n').length;
}

/** Returns the text of a string literal or of a template without substitutions. Undefined for anything computed. */
function literalText(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0].value.cooked;
  return undefined;
}

function unwrapped(node) {
  return node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression' ? unwrapped(node.expression) : node;
}

function exportedTable(program) {
  const exports = program.body.filter((statement) => statement.type === 'ExportNamedDeclaration');
  const declarations = exports[0]?.declaration?.declarations;
  const table = unwrapped(declarations?.[0]?.init);
  if (program.body.length !== 1 || declarations?.length !== 1 || table?.type !== 'ObjectExpression') return undefined;
  return { name: declarations[0].id.name, table };
}

/**
 * Compiles the ICU messages of a catalog, so that the browser needs no parser.
 * @param {string} source the catalog file, with one export of a flat object literal
 * @param {string} filename for error messages
 * @returns {string} JavaScript
 */
export function compileCatalog(source, filename) {
  const { program, errors } = parseSync('catalog.ts', source);
  if (errors.length > 0) throw new Error(`${filename}: ${errors[0].message}`);
  const catalog = exportedTable(program);
  if (!catalog) throw new Error(`${filename}: a catalog must have exactly one export, a flat object literal.`);
  const compiled = catalog.table.properties.map((property) => {
    const where = `${filename}:${lineOf(source, property.start)}`;
    if (property.type !== 'Property' || property.computed) throw new Error(`${where}: keys must be plain.`);
    const key = property.key.type === 'Identifier' ? property.key.name : String(property.key.value);
    const text = literalText(property.value);
    if (text === undefined) throw new Error(`${where}: '${key}' must be a plain string.`);
    return [key, compiledText(text, key, where)];
  });
  const seen = new Set();
  for (const [key] of compiled) {
    if (seen.has(key)) throw new Error(`${filename}: '${key}' is defined twice.`);
    seen.add(key);
  }
  return `export const ${catalog.name} = ${JSON.stringify(Object.fromEntries(compiled), undefined, 2)};\n`;
}

function compiledText(text, key, where) {
  try {
    return compile(text);
  } catch (error) {
    throw new Error(`${where}: '${key}' is not a valid ICU message: ${error.message}`, { cause: error });
  }
}

/**
 * The transform for Vite, Vitest and Storybook.
 * @returns {import('vite').Plugin}
 */
export function catalogPlugin() {
  return {
    name: 'countertop-messages',
    enforce: 'pre',
    transform(source, id) {
      return catalogFile.test(id) ? { code: compileCatalog(source, id), map: null } : undefined;
    },
  };
}

/**
 * The transform for Rspack, as the first loader of `/\.messages\.ts$/`.
 * @this {{ resourcePath: string }}
 * @param {string} source
 */
export default function catalogLoader(source) {
  return compileCatalog(source, this.resourcePath);
}
