// @ts-check
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';
import { browsers as ofProduct } from '../../../tools/build/rspackConfig.mjs';

const here = import.meta.dirname;
const root = path.resolve(here, '../../..');
const browsers = ofProduct.join(', ');

/** Where the files of a page go. @param {string} page */
export const outputOf = (page) => path.join(root, '.cache/bench/kit', path.parse(page).name);

/**
 * @param {string} importSource of JSX
 * @returns {import('@rspack/core').RuleSetRule}
 */
const source = (importSource) => ({
  test: /\.[jt]sx?$/,
  exclude: /node_modules/,
  type: 'javascript/auto',
  loader: 'builtin:swc-loader',
  options: {
    env: { targets: browsers },
    jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic', importSource } } },
  },
});

/** Compiles our message catalogs. */
const catalogues = {
  test: /\.messages\.ts$/,
  enforce: /** @type {const} */ ('pre'),
  loader: path.join(root, 'tools/build/messagesTransform.mjs'),
};

/**
 * The same settings for every kit: production, the product's browsers, one script and one style sheet.
 * @param {string} page a file in pages/
 * @param {string} [packages] folder of another kit's packages; ours without it
 * @returns {import('@rspack/core').Configuration}
 */
function configuration(page, packages) {
  return {
    mode: 'production',
    target: `browserslist:${browsers}`,
    entry: { page: path.join(here, 'pages', page) },
    output: { path: outputOf(page), publicPath: '/', filename: 'page.js', cssFilename: 'page.css', clean: true },
    devtool: false,
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.jsx'],
      ...(packages === undefined ? {} : { modules: [packages, 'node_modules'] }),
    },
    module: {
      rules: [
        ...(packages === undefined ? [catalogues] : []),
        source(packages === undefined ? '@emotion/react' : 'react'),
        { test: /\.css$/, type: 'css' },
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    optimization: { splitChunks: false },
    performance: false,
  };
}

/** @param {import('@rspack/core').Configuration} options */
function bundle(options) {
  const compiler = rspack(options);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats || stats.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
        else resolve(undefined);
      });
    });
  });
}

/** @param {Parameters<typeof configuration>} options */
export const build = (...options) => bundle(configuration(...options));

/** The headers that the product sends with a page; they are written in TypeScript, which Node 20 does not read. */
export async function headersOfProduct() {
  const folder = path.join(root, '.cache/bench/headers');
  await bundle({
    mode: 'production',
    target: 'node20',
    entry: {
      headers: path.join(root, 'api/src/web/pages/pageHeaders.ts'),
      styles: path.join(root, 'design-system/src/theme/scriptStyles.ts'),
    },
    output: { path: folder, filename: '[name].mjs', module: true, library: { type: 'module' } },
    module: { rules: [source('react')] },
  });
  /** @type {typeof import('../../../api/src/web/pages/pageHeaders.ts')} */
  const { pageHeaders } = await import(pathToFileURL(path.join(folder, 'headers.mjs')).href);
  /** @type {typeof import('../../../design-system/src/theme/scriptStyles.ts')} */
  const { scriptStyles } = await import(pathToFileURL(path.join(folder, 'styles.mjs')).href);
  return pageHeaders([])(scriptStyles);
}
