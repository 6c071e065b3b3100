import path from 'node:path';

const context = import.meta.dirname;
/** Installed packages are loaded from node_modules; only our own workspaces, which are TypeScript, are bundled. */
const isInstalled = (request) =>
  /^[@a-z]/i.test(request) && !request.startsWith('@countertop/') && !path.isAbsolute(request);

/**
 * Builds `dist/main.mjs`, which runs the server, `dist/app.mjs`, which exports `startServer` for tests and benches, and
 * `dist/countertop.mjs`, the commands of operators.
 * @type {import('@rspack/core').RspackOptions}
 */
const config = {
  name: 'api',
  context,
  mode: 'production',
  target: 'node20',
  devtool: false,
  entry: {
    main: './src/main.ts',
    app: './src/app.ts',
    countertop: './src/commands/countertop.ts',
  },
  output: {
    path: path.join(context, 'dist'),
    clean: true,
    filename: '[name].mjs',
    chunkFilename: '[name].mjs',
    module: true,
    library: { type: 'module' },
  },
  externals: [({ request }, done) => (isInstalled(request) ? done(undefined, `module-import ${request}`) : done())],
  resolve: { extensions: ['.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.ts$/,
        type: 'javascript/auto',
        loader: 'builtin:swc-loader',
        options: { jsc: { target: 'es2023', parser: { syntax: 'typescript' } } },
      },
    ],
  },
  // Readable stack traces matter more here than bytes.
  optimization: { minimize: false },
};

export default config;
