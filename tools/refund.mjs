// @ts-check
import { runApiCommand } from './apiCommand.mjs';

// `npm run refund -- pay_…`: gives a payment back and ends what it paid for.
await runApiCommand('refund');
