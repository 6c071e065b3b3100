// @ts-check
import { runApiCommand } from './apiCommand.mjs';
import { findTestPayments } from './test-payments.mjs';

// `npm run refund -- pay_…`: refunds a payment and ends the plan it paid for.
findTestPayments();
await runApiCommand('refund');
