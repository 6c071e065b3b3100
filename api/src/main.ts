import { startServer } from './app.ts';
import { exitOnFatalErrors } from './platform/errors/fatalErrors.ts';
import { StartError } from './platform/config/startError.ts';

const ownAddresses = /\/\/(?:127\.0\.0\.1|0\.0\.0\.0|\[::1?\])(?=:)/;

async function main(): Promise<void> {
  const server = await startServer({ environment: process.env, withDemoAccounts: true });
  exitOnFatalErrors(server);
  console.log(`Countertop is open at ${server.url.replace(ownAddresses, '//localhost')}`);
  console.log(`Its data is in ${server.dataPlace}`);
  if (server.metricsUrl !== null) console.log(`Its metrics are at ${server.metricsUrl}`);
  if (server.outbox !== null) console.log(`Mails are kept as files in ${server.outbox}; set SMTP_URL to send them`);
  for (const { email, password, description } of server.demoAccounts) {
    console.log(`To try it: ${email}, password "${password}" (${description})`);
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
  // Without the fields of the error, in which a library may keep values.
  console.error(error instanceof StartError ? error.message : error instanceof Error ? error.stack : error);
  // Whoever built the site in this process may have left something running.
  process.exit(1);
}
