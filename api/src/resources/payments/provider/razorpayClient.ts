import Razorpay from 'razorpay';
import type { PaymentSettings } from '../../../platform/config/paymentSettings.ts';

/** Maximum time a request to Razorpay may take, in milliseconds. */
const requestTimeoutMs = 5000;
/** Largest response body to accept, in bytes. */
const maxResponseBytes = 1_000_000;

interface Request {
  readonly url: string;
  readonly data?: { receipt?: string };
  readonly headers: { set(name: string, value: string | undefined): void };
  signal: AbortSignal;
}

/** The parts of the SDK's axios instance used here. The SDK's types don't include it. */
interface HttpClient {
  readonly defaults: object;
  readonly interceptors: {
    readonly request: { use(onRequest: (request: Request) => Request): void };
    readonly response: { use(onSuccess: undefined, onError: (error: Error & { response?: object }) => never): void };
  };
}

/**
 * Returns Razorpay's SDK, configured with what it has no options for: the host, a time limit, the idempotency key of
 * refunds (their receipt), and an error with a status when the host cannot be reached. `stopping` aborts open requests.
 */
export function createRazorpayClient(
  { apiUrl, keyId, keySecret }: PaymentSettings,
  stopping: AbortSignal,
  timeoutMs = requestTimeoutMs,
): Razorpay {
  const sdk = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const { defaults, interceptors }: HttpClient = Reflect.get(sdk.api, 'rq');
  // Razorpay never redirects, and the key secret must not reach any other host.
  Object.assign(defaults, { baseURL: apiUrl, maxRedirects: 0, proxy: false, maxContentLength: maxResponseBytes });
  interceptors.request.use((request) => {
    // Not `AbortSignal.timeout`: inside `AbortSignal.any`, Node 20 loses it to garbage collection (nodejs/node#57736).
    // And not axios's `timeout`, which a response that trickles in never reaches.
    const timeout = new AbortController();
    setTimeout(() => timeout.abort(), timeoutMs).unref();
    request.signal = AbortSignal.any([timeout.signal, stopping]);
    if (request.url.endsWith('/refund')) request.headers.set('X-Refund-Idempotency', request.data?.receipt);
    return request;
  });
  interceptors.response.use(undefined, (error) => {
    // Without a response the SDK fails with a TypeError that says nothing about the cause.
    error.response ??= { status: 503, data: {} };
    throw error;
  });
  return sdk;
}
