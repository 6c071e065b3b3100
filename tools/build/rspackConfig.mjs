import fs from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { KeptBuildsPlugin } from './KeptBuildsPlugin.mjs';
import { remoteFederation } from '../federation/remotePlugin.mjs';
import { sharedModules } from '../federation/sharedModules.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const retryChunks = path.join(root, 'tools/federation/retryChunks.ts');
/** The oldest supported versions. The notice for older ones names them, too. */
const browsers = Object.entries(JSON.parse(fs.readFileSync(path.join(root, 'config/browsers.json'), 'utf8'))).map(
  ([name, version]) => `${name} >= ${version}`,
);

/** Defines build-time constants of the host: what it shares, and which parts of Module Federation's runtime to leave out. */
function hostConstants() {
  return new rspack.DefinePlugin({
    SHARED_VERSIONS: JSON.stringify(
      Object.fromEntries(sharedModules().map(({ request, version }) => [request, version])),
    ),
    // Documented switches of the runtime: remotes are addressed by entry file, and only browsers run it (-2.8 kB brotli).
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
    ENV_TARGET: JSON.stringify('web'),
  });
}

/** @param {string} name @param {RegExp} test */
const lazyChunk = (name, test) => ({ name, test, chunks: 'async', enforce: true });

/**
 * Code that most lazy parts of the shell need, in a few files that a page loads in parallel with its own code. The bundler decides
 * about the rest.
 */
const shellChunks = {
  federation: lazyChunk('federation', /@module-federation/),
  // Not `useIsInBrowser`, which needs neither the API nor the query client: public pages use it.
  query: lazyChunk(
    'query',
    /@tanstack[\\/](react-query|query-core)|[\\/]client[\\/]src[\\/](?!shared[\\/]useIsInBrowser)/,
  ),
  artwork: lazyChunk('artwork', /[\\/]design-system[\\/]src[\\/]artwork[\\/]/),
  charts: lazyChunk('charts', /[\\/]design-system[\\/]src[\\/]charts[\\/]/),
  controls: {
    ...lazyChunk('controls', /[\\/]design-system[\\/]src[\\/]|react-(aria|stately)|@internationalized/),
    minChunks: 12,
  },
};

function sourceRules({ kind, development, refresh }) {
  const react = { runtime: 'automatic', importSource: '@emotion/react', development, refresh };
  const swc = {
    loader: 'builtin:swc-loader',
    options: {
      env: { targets: kind === 'node' ? 'node 20' : browsers.join(', ') },
      jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react } },
    },
  };
  const catalog = {
    test: /\.messages\.ts$/,
    enforce: 'pre',
    loader: path.join(import.meta.dirname, 'messagesTransform.mjs'),
  };
  const article = { test: /\.md$/, loader: path.join(import.meta.dirname, 'articleTransform.mjs') };
  const source = { test: /\.tsx?$/, exclude: /node_modules/, type: 'javascript/auto', use: swc };
  const font = {
    test: /\.woff2$/,
    type: 'asset/resource',
    generator: { filename: 'fonts/[name].[contenthash:8][ext]', publicPath: '/', emit: kind !== 'node' },
  };
  // For PDFs, which need the older font format. Each remote serves its own.
  const printFont = {
    test: /\.woff$/,
    type: 'asset/resource',
    generator: { filename: 'fonts/[name].[contenthash:8][ext]', emit: kind !== 'node' },
  };
  return [catalog, article, source, font, printFont];
}

/**
 * Returns what a remote exposes: every component in its `src/pages`, `./GamePage` for `GamePage.tsx`.
 * @param {string} context the remote's folder
 */
function exposedPages(context) {
  const names = fs.readdirSync(path.join(context, 'src/pages')).flatMap((file) => /^(\w+)\.tsx$/.exec(file)?.[1] ?? []);
  return Object.fromEntries(names.map((name) => [`./${name}`, `./src/pages/${name}.tsx`]));
}

function outputFor({ context, name, kind, production, folder }) {
  const file = kind === 'node' ? '[name].cjs' : production ? 'js/[name].[contenthash:8].js' : 'js/[name].js';
  return {
    path: path.join(context, folder),
    uniqueName: name,
    publicPath: kind === 'remote' ? 'auto' : '/',
    filename: file,
    chunkFilename: file,
    crossOriginLoading: 'anonymous',
    // A last resort, because the shell abandons pending scripts earlier (timeLimit.ts).
    chunkLoadTimeout: 10_000,
    // Lets retryChunks.ts find modules that threw.
    strictModuleErrorHandling: true,
    trustedTypes: { policyName: name },
    ...(kind === 'node' ? { library: { type: 'commonjs2' } } : {}),
  };
}

/** Returns the HTML template. The server fills it for each request. The development server doesn't, so it is filled here. */
function pageTemplate(context, production) {
  const template = fs.readFileSync(path.join(context, 'index.html'), 'utf8');
  if (production) return template;
  const filled = {
    __THEME__: 'default',
    __TEXT_SIZE__: '100',
    __MOTION__: 'system',
    __SETTINGS__: 'device',
    __REMOTES__: '[]',
  };
  return template.replace(/__[A-Z_]+__/g, (name) => filled[name] ?? name);
}

/**
 * Returns the Rspack configuration of a part.
 * @param {object} options
 * @param {string} options.context the part's folder
 * @param {string} options.name federation name, also the name of its Trusted Types policy
 * @param {'shell' | 'remote' | 'single' | 'node'} options.kind `single`: shell and remotes in one build, without federation
 * @param {string} [options.entry] entry module of a shell, single or node build
 * @param {string} [options.worker] entry module of a service worker, which is written to `offline-worker.js`
 * @param {Record<string, string>} [options.alias]
 * @param {string} [options.folder] output folder inside `context`
 * @param {'production' | 'development'} [options.mode]
 * @param {number} [options.port] port of the development server
 * @returns {import('@rspack/core').Configuration}
 */
export function createConfig(options) {
  const { context, name, kind, entry, worker, alias = {}, folder = 'dist', mode = 'production', port } = options;
  const production = mode === 'production';
  const isPage = kind === 'shell' || kind === 'single';
  return {
    context,
    name,
    mode,
    target: kind === 'node' ? 'node20' : `browserslist:${browsers.join(',')}`,
    entry: {
      ...(entry && { main: isPage ? [retryChunks, entry] : entry }),
      // A fixed name: browsers look for a newer worker at the address of the old one.
      ...(worker && { 'offline-worker': { import: worker, filename: 'offline-worker.js' } }),
    },
    output: outputFor({ context, name, kind, production, folder }),
    devtool: production ? false : 'cheap-module-source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: { '#design-system': path.join(root, 'design-system/src'), ...alias },
    },
    module: { rules: sourceRules({ kind, development: !production, refresh: !production && isPage }) },
    optimization: {
      minimize: production && kind !== 'node',
      splitChunks: kind === 'shell' ? { chunks: 'async', cacheGroups: shellChunks } : { chunks: 'async' },
    },
    performance: false,
    lazyCompilation: false,
    plugins: [
      kind === 'remote' && remoteFederation({ name, exposes: exposedPages(context) }),
      kind === 'shell' && hostConstants(),
      isPage &&
        new rspack.HtmlRspackPlugin({
          templateContent: pageTemplate(context, production),
          scriptLoading: 'defer',
          excludeChunks: ['offline-worker'],
          minify: false,
        }),
      isPage && new rspack.CopyRspackPlugin({ patterns: [{ from: 'public' }] }),
      production && kind !== 'node' && new KeptBuildsPlugin({ keep: 5 }),
      !production && isPage && new ReactRefreshRspackPlugin(),
    ],
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    devServer: {
      port,
      host: '127.0.0.1',
      historyApiFallback: true,
      proxy: [
        { context: ['/api', '/healthz', '/readyz'], target: `http://127.0.0.1:${process.env['API_PORT'] ?? 3001}` },
      ],
    },
  };
}
