// @ts-check
import Koa from 'koa';

/** What a framework alone does: one JSON answer, read from nowhere. The first argument is the port, the second the answer. */
const [port, answer] = process.argv.slice(2);
const body = JSON.parse(answer ?? '{}');
const koa = new Koa();
koa.use((context) => {
  context.body = body;
});
koa.listen(Number(port), '127.0.0.1');
