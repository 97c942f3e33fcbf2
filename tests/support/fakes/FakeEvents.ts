import type { EventChannel } from '../../../server/platform/events/EventChannel.ts';

interface Subscriber {
  onEvent: (text: string) => void;
  onMissed: () => void;
}

/** The channel between instances: what one publishes, all hear, itself included. */
export class FakeEvents implements EventChannel {
  readonly #subscribers = new Set<Subscriber>();
  /** Thrown by the next events that are published. */
  failure: Error | null = null;

  async publish(text: string): Promise<void> {
    if (this.failure) throw this.failure;
    for (const { onEvent } of this.#subscribers) onEvent(text);
  }

  async subscribe(onEvent: (text: string) => void, onMissed: () => void): Promise<() => Promise<void>> {
    const subscriber = { onEvent, onMissed };
    this.#subscribers.add(subscriber);
    return async () => void this.#subscribers.delete(subscriber);
  }

  /** The connection was lost for a while. */
  reconnect(): void {
    for (const { onMissed } of this.#subscribers) onMissed();
  }
}
