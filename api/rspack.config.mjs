import path from 'node:path';

const context = import.meta.dirname;
/** Installed packages are loaded from node_modules; only our own workspaces, which are TypeScript, are bundled. */
const isInstalled = (request) =>
  /^[@a-z]/i.test(request) && !request.startsWith('@countertop/') && !path.isAbsolute(request);

/**
 * Builds `dist/main.mjs`, which runs the server, `dist/app.mjs`, which exports `startServer` for tests and benches, and
 * `dist/admin.mjs`, `dist/backup.mjs` and so on, which are commands.
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
    admin: './src/commands/admin.ts',
    recount: './src/commands/recount.ts',
    migrateData: './src/commands/migrateData.ts',
    backup: './src/commands/backup/backup.ts',
    restore: './src/commands/backup/restore.ts',
    refund: './src/commands/refund.ts',
    announce: './src/commands/announce.ts',
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
