/** Options of the provider's script, under its names. */
export interface CheckoutOptions {
  /** The public key. */
  readonly key: string;
  /** In cents. */
  readonly amount: number;
  readonly currency: string;
  readonly order_id: string;
  /** The payee. */
  readonly name: string;
  /** Description of the purchase. */
  readonly description: string;
  readonly prefill: { readonly name: string; readonly email: string };
  readonly theme: { readonly color: string };
  readonly modal: { readonly ondismiss: () => void };
  /** Receives the IDs and the signature of the payment. */
  readonly handler: (paid: unknown) => void;
}

/** The constructor that the provider's script defines. */
export type Checkout = new (options: CheckoutOptions) => { open: () => void };

function isCheckout(value: unknown): value is Checkout {
  return typeof value === 'function';
}

function runScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    // The pricing page has no Trusted Types policy, because the provider's script does not support it.
    script.src = url;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${url} failed to load.`));
    });
    document.head.append(script);
  });
}

const current = (): unknown => Reflect.get(globalThis, 'Razorpay');

/** Loads the provider's script, once per document. Rejects if it fails to load or defines no checkout. */
export async function loadCheckout(url: string): Promise<Checkout> {
  if (!isCheckout(current())) await runScript(url);
  const checkout = current();
  if (!isCheckout(checkout)) throw new Error('The script of the payment provider defined no checkout.');
  return checkout;
}
