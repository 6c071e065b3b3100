// @ts-check
/* A script with the interface of Razorpay's checkout that opens the sandbox's dialog. */
(() => {
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement)) throw new Error('checkout.js must be loaded as a script of the page.');
  const origin = new URL(script.src).origin;

  /**
   * The checkout options of Razorpay that the sandbox supports.
   * @typedef {object} Options
   * @property {string} key
   * @property {string} order_id
   * @property {number | string} [amount] in cents; must match the order
   * @property {string} [currency]
   * @property {string} [name] of the seller
   * @property {string} [description]
   * @property {{ name?: string, email?: string, contact?: string }} [prefill]
   * @property {{ color?: string }} [theme]
   * @property {{ ondismiss?: () => void, escape?: boolean, backdropclose?: boolean }} [modal]
   * @property {{ enabled?: boolean }} [retry]
   * @property {(result: unknown) => void} [handler] called with the signed result
   */

  /** Creates the modal dialog. Styles are set by script, which content security policies allow. */
  function createDialog(/** @type {Options} */ options) {
    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-label', options.name ? `Test payment to ${options.name}` : 'Test payment');
    const frame = document.createElement('iframe');
    frame.title = 'Test payment';
    const query = new URLSearchParams({ order_id: options.order_id, key_id: options.key, opener: location.origin });
    frame.src = `${origin}/sandbox/dialog.html?${query}`;
    const fill = {
      position: 'fixed',
      inset: '0',
      width: '100%',
      height: '100%',
      border: '0',
      padding: '0',
      margin: '0',
    };
    Object.assign(dialog.style, fill, {
      maxWidth: 'none',
      maxHeight: 'none',
      background: 'transparent',
      overflow: 'hidden',
    });
    // A frame gets an opaque background if its color scheme differs from that of its document.
    Object.assign(frame.style, fill, { display: 'block', colorScheme: 'light' });
    dialog.append(frame);
    return { dialog, frame };
  }

  class Razorpay {
    /** @type {Map<string, ((response: unknown) => void)[]>} */
    #listeners = new Map();
    /** @type {ReturnType<typeof createDialog> | undefined} */
    #elements;

    /** @param {Options} options */
    constructor(options) {
      if (!options?.key) throw new Error('No key passed');
      this.options = options;
    }

    /**
     * @param {string} event only `payment.failed` is sent
     * @param {(response: unknown) => void} listener
     */
    on(event, listener) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
      return this;
    }

    open() {
      if (this.#elements) return;
      this.#elements = createDialog(this.options);
      const { dialog, frame } = this.#elements;
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        if (this.options.modal?.escape ?? true) this.#dismiss();
      });
      window.addEventListener('message', this.#onMessage);
      document.body.append(dialog);
      dialog.showModal();
      frame.focus();
    }

    /** Closes the dialog without calling `ondismiss`. */
    close() {
      window.removeEventListener('message', this.#onMessage);
      this.#elements?.dialog.close();
      this.#elements?.dialog.remove();
      this.#elements = undefined;
    }

    #dismiss() {
      this.close();
      this.options.modal?.ondismiss?.();
    }

    /** Accepts messages only from the dialog's frame and the sandbox's origin. */
    #onMessage = (/** @type {MessageEvent} */ { origin: from, source, data }) => {
      const frame = this.#elements?.frame;
      if (!frame || from !== origin || source !== frame.contentWindow) return;
      const { type, result, response } = data;
      if (type === 'ready') this.#show(frame);
      else if (type === 'dismissed') this.#dismiss();
      else if (type === 'failed') this.#failed(response);
      else if (type === 'paid') {
        this.close();
        this.options.handler?.(result);
      }
    };

    /** @param {HTMLIFrameElement} frame */
    #show(frame) {
      const { amount, name, description, prefill, theme, modal, retry } = this.options;
      const options = {
        amount: amount === undefined ? undefined : Number(amount),
        name,
        description,
        prefill,
        color: theme?.color,
        closesByEscape: modal?.escape ?? true,
        closesByBackdrop: modal?.backdropclose ?? false,
        mayRetry: retry?.enabled ?? true,
      };
      frame.contentWindow?.postMessage({ type: 'open', options }, origin);
    }

    /** @param {unknown} response */
    #failed(response) {
      for (const listener of this.#listeners.get('payment.failed') ?? []) listener(response);
      if (!(this.options.retry?.enabled ?? true)) this.#dismiss();
    }
  }

  Object.assign(window, { Razorpay });
})();
