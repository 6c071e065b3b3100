import type { Outcome, Wanted } from './payment.ts';

const loadPay = () => import(/* webpackChunkName: "pay" */ './pay/pay.ts');
/** Loads the code that shows how a payment ended. */
export const loadOutcome = () => import(/* webpackChunkName: "pay" */ './pay/showOutcome.ts');

/** Loads the payment code, on hover or focus. */
export async function preloadPayment(): Promise<void> {
  try {
    await Promise.all([loadPay(), loadOutcome()]);
  } catch {
    // Loaded again on press.
  }
}

/** Runs a payment, and loads its code first. */
export async function payOnDemand(wanted: Wanted): Promise<Outcome> {
  try {
    const { pay } = await loadPay();
    return await pay(wanted);
  } catch (error) {
    console.warn('The payment code failed to load.', error);
    return { is: 'failed', error };
  }
}
