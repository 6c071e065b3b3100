// @ts-check
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sign } from './signature.mjs';

/** @import { EventName, RazorpayEvent } from './entities.ts' */

/**
 * How events travel from now on. Razorpay promises at least once and in no order; this is how to see it happen.
 * @typedef {object} Behaviour
 * @property {readonly EventName[]} [drop] events that never arrive
 * @property {number} [copies] how often each is delivered, all with the same event id; 1 when absent
 * @property {number} [delayMs] how long each waits before its first try
 * @property {boolean} [isReversed] the last of a step is sent first, and each only after the one before was answered
 * @property {boolean} [isHeld] nothing is sent until `release`
 */

/**
 * An event on its way.
 * @typedef {object} Delivery
 * @property {string} eventId what `x-razorpay-event-id` says
 * @property {EventName} event
 * @property {string} body the exact text that is signed and sent
 * @property {number[]} statuses of each try so far; 0: no answer in time
 * @property {'waiting' | 'held' | 'dropped' | 'delivered' | 'given up'} state
 */

/**
 * @typedef {object} WebhookOptions
 * @property {string | null} url where events go; null: nowhere
 * @property {string} secret they are signed with
 * @property {number} [firstRetryMs] wait before the second try; doubled each time
 * @property {number} [tries] before an event is given up. Razorpay tries for 24 hours
 * @property {number} [answerWithinMs] Razorpay's limit is 5 s
 */

/** Sends what happens, signed, until it is answered by a 2xx. */
export class Webhooks {
  /** All events so far, oldest first. @type {Delivery[]} */
  deliveries = [];
  /** @type {Behaviour} */
  #behaviour = {};
  /** @type {Set<Promise<unknown>>} */
  #running = new Set();
  #stopping = new AbortController();

  /** @param {WebhookOptions} options */
  constructor(options) {
    /** @type {Required<WebhookOptions>} */
    this.options = { firstRetryMs: 1000, tries: 8, answerWithinMs: 5000, ...options };
  }

  /** Where events go from now on. @param {string} url */
  sendTo(url) {
    this.options.url = url;
  }

  /** How events travel from now on; `{}` is a quiet day. @param {Behaviour} behaviour */
  behave(behaviour) {
    this.#behaviour = behaviour;
  }

  /**
   * Sends the events of one step.
   * @param {readonly RazorpayEvent[]} events
   * @param {number} nowMs
   */
  send(events, nowMs) {
    const { drop = [], isHeld = false, isReversed = false } = this.#behaviour;
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
   * Sends what was held: the events named, one after the other in this order, each answered before the next goes; or all.
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

  /** Sends an event once more with its old id and text, as the dashboard's replay does. @param {string} eventId */
  async replay(eventId) {
    const delivery = this.deliveries.find((candidate) => candidate.eventId === eventId);
    if (!delivery) throw new Error(`No event has the id ${eventId}.`);
    await this.#track(this.#deliver(delivery));
  }

  /** Waits until nothing is on its way any more. */
  async idle() {
    while (this.#running.size > 0) {
      await Promise.allSettled(this.#running);
    }
  }

  /** Gives up whatever is on its way. */
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
      account_id: 'acc_StandIn0000000',
      event,
      contains: Object.keys(payload),
      payload,
      created_at: Math.floor(nowMs / 1000),
    };
    // Laid out over lines, so that who checks the signature over JSON written anew fails here and not in production.
    const body = JSON.stringify(message, null, 2);
    return { eventId: randomUUID().replaceAll('-', '').slice(0, 14), event, body, statuses: [], state: 'waiting' };
  }

  /**
   * @param {readonly Delivery[]} deliveries
   * @param {boolean} isReversed
   */
  #start(deliveries, isReversed) {
    const { copies = 1 } = this.#behaviour;
    const all = deliveries.flatMap((delivery) => Array.from({ length: copies }, () => delivery));
    const oneByOne = async () => {
      for (const delivery of all.toReversed()) await this.#deliver(delivery);
    };
    if (isReversed) void this.#track(oneByOne());
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
      await this.#pause(this.#behaviour.delayMs ?? 0);
      for (let attempt = 0; attempt < tries; attempt += 1) {
        if (attempt > 0) await this.#pause(firstRetryMs * 2 ** (attempt - 1));
        const status = await this.#post(delivery);
        delivery.statuses.push(status);
        if (status >= 200 && status < 300) {
          delivery.state = 'delivered';
          return;
        }
      }
      delivery.state = 'given up';
    } catch {
      // Only stopping ends a pause early.
      delivery.state = 'given up';
    }
  }

  /** @param {number} ms */
  async #pause(ms) {
    if (ms > 0) await wait(ms, undefined, { signal: this.#stopping.signal, ref: false });
    this.#stopping.signal.throwIfAborted();
  }

  /**
   * @param {Delivery} delivery
   * @returns {Promise<number>} status of the answer; 0: none in time
   */
  async #post({ body, eventId }) {
    const { url, secret, answerWithinMs } = this.options;
    if (url === null) return 204;
    const headers = {
      'Content-Type': 'application/json',
      'User-Agent': 'Razorpay-Webhook/v1',
      'X-Razorpay-Signature': sign(body, secret),
      'x-razorpay-event-id': eventId,
    };
    const signal = AbortSignal.any([AbortSignal.timeout(answerWithinMs), this.#stopping.signal]);
    try {
      const answer = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return 0;
    }
  }
}
