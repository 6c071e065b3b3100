// @ts-check
import { runApiCommand } from './apiCommand.mjs';
import { findTestPayments } from './test-payments.mjs';

// `npm run refund -- pay_…`: gives a payment back and ends what it paid for.
findTestPayments();
await runApiCommand('refund');
