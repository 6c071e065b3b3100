import type { Outcome, Wanted } from './payment.ts';

/** Loads the payment code: on hover, or at the latest on press. */
export const loadPayment = () => import(/* webpackChunkName: "pay" */ './pay/pay.ts');

/** Runs a payment, and loads its code first. */
export async function payOnDemand(wanted: Wanted): Promise<Outcome> {
  try {
    const { pay } = await loadPayment();
    return await pay(wanted);
  } catch (error) {
    console.warn('The payment code failed to load.', error);
    return { is: 'failed', error };
  }
}
