// @ts-check
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sign } from './signature.mjs';

/** @import { EventName, RazorpayEvent } from './entities.ts' */

/**
 * How events are delivered. Razorpay guarantees delivery at least once and in no particular order, which this simulates.
 * @typedef {object} Behavior
 * @property {readonly EventName[]} [drop] events that are never delivered
 * @property {number} [copies] how often each event is delivered, with the same event ID; 1 by default
 * @property {number} [delayMs] delay before the first attempt
 * @property {boolean} [isReversed] events of a step are sent in reverse order, each after the response to the previous one
 * @property {boolean} [isHeld] nothing is sent until `release`
 */

/**
 * An event to deliver.
 * @typedef {object} Delivery
 * @property {string} eventId the `x-razorpay-event-id` header
 * @property {EventName} event
 * @property {string} body the exact text that is signed and sent
 * @property {number[]} statuses of the responses so far; 0: no response in time
 * @property {'waiting' | 'held' | 'dropped' | 'delivered' | 'failed'} state
 */

/**
 * @typedef {object} WebhookOptions
 * @property {string | null} url where to send events; null: nowhere
 * @property {string} secret for the signatures
 * @property {number} [firstRetryMs] delay before the second attempt; doubled each time
 * @property {number} [tries] maximum attempts. Razorpay tries for 24 hours
 * @property {number} [timeoutMs] Razorpay's limit is 5 seconds
 */

/** Sends signed events and retries them until the response is a 2xx. */
export class Webhooks {
  /** All events so far, oldest first. @type {Delivery[]} */
  deliveries = [];
  /** @type {Behavior} */
  #behavior = {};
  /** @type {Set<Promise<unknown>>} */
  #running = new Set();
  #stopping = new AbortController();

  /** @param {WebhookOptions} options */
  constructor(options) {
    /** @type {Required<WebhookOptions>} */
    this.options = { firstRetryMs: 1000, tries: 8, timeoutMs: 5000, ...options };
  }

  /** Sets where to send events. @param {string} url */
  sendTo(url) {
    this.options.url = url;
  }

  /** Sets how events are delivered; `{}` restores normal delivery. @param {Behavior} behavior */
  behave(behavior) {
    this.#behavior = behavior;
  }

  /**
   * Sends the events of one step.
   * @param {readonly RazorpayEvent[]} events
   * @param {number} nowMs
   */
  send(events, nowMs) {
    const { drop = [], isHeld = false, isReversed = false } = this.#behavior;
    const deliveries = events.map((event) => this.#delivery(event, nowMs));
    this.deliveries.push(...deliveries);
    for (const delivery of deliveries) {
      if (drop.includes(delivery.event)) delivery.state = 'dropped';
      else if (isHeld) delivery.state = 'held';
    }
    this.#start(
      deliveries.filter(({ state }) => state === 'waiting'),
      isReversed,
    );
  }

  /**
   * Sends held events: the named ones in this order, each after the response to the previous one, or all.
   * @param {readonly EventName[]} [order]
   */
  async release(order) {
    const held = this.deliveries.filter(({ state }) => state === 'held');
    const chosen = order ? order.flatMap((name) => held.filter(({ event }) => event === name)) : held;
    for (const delivery of chosen) {
      delivery.state = 'waiting';
      await this.#track(this.#deliver(delivery));
    }
  }

  /** Sends an event again with the same ID and body, like the replay in Razorpay's dashboard. @param {string} eventId */
  async replay(eventId) {
    const delivery = this.deliveries.find((candidate) => candidate.eventId === eventId);
    if (!delivery) throw new Error(`There is no event ${eventId}.`);
    await this.#track(this.#deliver(delivery));
  }

  /** Waits until no delivery is in progress. */
  async idle() {
    while (this.#running.size > 0) {
      await Promise.allSettled(this.#running);
    }
  }

  /** Stops all deliveries. */
  async stop() {
    this.#stopping.abort();
    await this.idle();
  }

  /**
   * @param {RazorpayEvent} event
   * @param {number} nowMs
   * @returns {Delivery}
   */
  #delivery({ event, payload }, nowMs) {
    const message = {
      entity: 'event',
      account_id: 'acc_Sandbox0000000',
      event,
      contains: Object.keys(payload),
      payload,
      created_at: Math.floor(nowMs / 1000),
    };
    // Indented, so that checking the signature of re-serialized JSON fails here and not only in production.
    const body = JSON.stringify(message, null, 2);
    return { eventId: randomUUID().replaceAll('-', '').slice(0, 14), event, body, statuses: [], state: 'waiting' };
  }

  /**
   * @param {readonly Delivery[]} deliveries
   * @param {boolean} isReversed
   */
  #start(deliveries, isReversed) {
    const { copies = 1 } = this.#behavior;
    const all = deliveries.flatMap((delivery) => Array.from({ length: copies }, () => delivery));
    const deliverInOrder = async () => {
      for (const delivery of all.toReversed()) await this.#deliver(delivery);
    };
    if (isReversed) void this.#track(deliverInOrder());
    else for (const delivery of all) void this.#track(this.#deliver(delivery));
  }

  /**
   * @template Result
   * @param {Promise<Result>} work
   * @returns {Promise<Result>}
   */
  #track(work) {
    this.#running.add(work);
    return work.finally(() => this.#running.delete(work));
  }

  /** @param {Delivery} delivery */
  async #deliver(delivery) {
    const { tries, firstRetryMs } = this.options;
    try {
      await this.#pause(this.#behavior.delayMs ?? 0);
      for (let attempt = 0; attempt < tries; attempt += 1) {
        if (attempt > 0) await this.#pause(firstRetryMs * 2 ** (attempt - 1));
        const status = await this.#post(delivery);
        delivery.statuses.push(status);
        if (status >= 200 && status < 300) {
          delivery.state = 'delivered';
          return;
        }
      }
      delivery.state = 'failed';
    } catch {
      // Only stopping ends a pause early.
      delivery.state = 'failed';
    }
  }

  /** @param {number} ms */
  async #pause(ms) {
    if (ms > 0) await wait(ms, undefined, { signal: this.#stopping.signal, ref: false });
    this.#stopping.signal.throwIfAborted();
  }

  /**
   * @param {Delivery} delivery
   * @returns {Promise<number>} status of the response; 0: none in time
   */
  async #post({ body, eventId }) {
    const { url, secret, timeoutMs } = this.options;
    if (url === null) return 204;
    const headers = {
      'Content-Type': 'application/json',
      'User-Agent': 'Razorpay-Webhook/v1',
      'X-Razorpay-Signature': sign(body, secret),
      'x-razorpay-event-id': eventId,
    };
    const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), this.#stopping.signal]);
    try {
      const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 0;
    }
  }
}
