import { startServer } from './app.ts';
import { StartError } from './startError.ts';

const ownAddresses = /\/\/(?:127\.0\.0\.1|0\.0\.0\.0|\[::1?\])(?=:)/;

async function main(): Promise<void> {
  const server = await startServer({ environment: process.env });
  console.log(`Countertop is open at ${server.url.replace(ownAddresses, '//localhost')}`);
  console.log(`Its data is in ${server.dataPlace}`);

  let stopping: Promise<void> | null = null;
  function stop(): void {
    stopping ??= server.close();
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
