import { startServer } from './app.ts';
import { exitOnFatalErrors } from './platform/errors/fatalErrors.ts';
import { StartError } from './platform/config/startError.ts';

const ownAddresses = /\/\/(?:127\.0\.0\.1|0\.0\.0\.0|\[::1?\])(?=:)/;

async function main(): Promise<void> {
  const server = await startServer({
    environment: process.env,
    withDemoAccounts: true,
    isClockAccepted: process.argv.includes('--accept-clock'),
  });
  exitOnFatalErrors(server);
  const address = server.url.replace(ownAddresses, '//localhost');
  console.log(`Countertop is running at ${address}`);
  console.log(`Data: ${server.dataPlace}`);
  if (server.metricsUrl !== null) console.log(`Metrics: ${server.metricsUrl}`);
  if (server.outbox !== null) {
    console.log(`Emails are written to ${server.outbox}; set SMTP_URL to send them`);
    console.log(`Their links lead to ${address} unless PUBLIC_ORIGIN is set, so open the site there`);
  }
  for (const { email, password, description } of server.demoAccounts) {
    console.log(`Demo account: ${email}, password "${password}" (${description})`);
  }

  let isStopping = false;
  async function stop(): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    await server.close();
    process.exit(0);
  }
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

try {
  await main();
} catch (error) {
  // Only the stack, because libraries may keep personal data in an error's fields.
  console.error(error instanceof StartError ? error.message : error instanceof Error ? error.stack : error);
  // A build in the same process may have left something running.
  process.exit(1);
}
