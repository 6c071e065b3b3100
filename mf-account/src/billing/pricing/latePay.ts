import type { Outcome, Wanted } from './payment.ts';

/** Fetches what a payment needs: quietly when the button is pointed at, and at the latest when it is pressed. */
export const fetchPay = () => import(/* webpackChunkName: "pay" */ './pay/pay.ts');

/** Leads a person through a payment, whose code comes when it is asked for. */
export async function latePay(wanted: Wanted): Promise<Outcome> {
  try {
    const { pay } = await fetchPay();
    return await pay(wanted);
  } catch (error) {
    console.warn('The code of the payment did not come.', error);
    return { is: 'failed', error };
  }
}
