// @ts-check
import Koa from 'koa';

// `node bare-koa.mjs PORT JSON`: a Koa server that returns one JSON response, as a baseline.
const [port, response] = process.argv.slice(2);
const body = JSON.parse(response ?? '{}');
const koa = new Koa();
koa.use((context) => {
  context.body = body;
});
koa.listen(Number(port), '127.0.0.1');
