/** What the provider's script is told. Names are the provider's. */
export interface CheckoutOptions {
  /** The public half of the key. */
  readonly key: string;
  /** In cents. */
  readonly amount: number;
  readonly currency: string;
  readonly order_id: string;
  /** Who is paid. */
  readonly name: string;
  /** What for. */
  readonly description: string;
  readonly prefill: { readonly name: string; readonly email: string };
  readonly theme: { readonly color: string };
  readonly modal: { readonly ondismiss: () => void };
  /** Gets the ids and the signature of what was paid. */
  readonly handler: (paid: unknown) => void;
}

/** The class that the provider's script brings. */
export type Checkout = new (options: CheckoutOptions) => { open: () => void };

function isCheckout(value: unknown): value is Checkout {
  return typeof value === 'function';
}

function runScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    // The one page whose policy names the provider has no Trusted Types: its script knows none.
    script.src = url;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${url} did not come.`));
    });
    document.head.append(script);
  });
}

const current = (): unknown => Reflect.get(globalThis, 'Razorpay');

/** Loads the provider's script, once for the document. Rejects when it does not come or brings nothing. */
export async function loadCheckout(url: string): Promise<Checkout> {
  if (!isCheckout(current())) await runScript(url);
  const checkout = current();
  if (!isCheckout(checkout)) throw new Error('The script of the payment provider brought no checkout.');
  return checkout;
}
