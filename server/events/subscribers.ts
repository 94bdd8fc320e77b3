import { EventEmitter } from 'node:events';
import { Repeater } from '@graphql-yoga/subscription';

/** What `show` answers when nothing more is to come. */
export const END = Symbol('end');

interface Following<Message> {
  /** Called when the subscriber is there; `send` tells it alone. */
  onStart(send: (message: Message) => void): void;
  /** Called when it has gone. */
  onEnd?(): void;
}

/** The open subscriptions of this process, each under the key of what it is about. */
export class Subscribers<Message> {
  private readonly emitter = new EventEmitter().setMaxListeners(0);

  get keys(): string[] {
    return this.emitter.eventNames() as string[];
  }

  has(key: string): boolean {
    return this.emitter.listenerCount(key) > 0;
  }

  /** Tells everybody under this key. */
  send(key: string, message: Message): void {
    this.emitter.emit(key, message);
  }

  /** What `show` makes of each message under this key, in their order; null is left out, and an error ends it. */
  follow<View>(
    key: string,
    show: (message: Message) => Promise<View | null | typeof END> | View | null | typeof END,
    { onStart, onEnd = () => {} }: Following<Message>,
  ): AsyncIterable<View> {
    // A generator would hold its place until the next message; a repeater lets go when the socket closes.
    return new Repeater<View>(async (push, stop) => {
      let last = Promise.resolve();
      const showNext = async (message: Message) => {
        try {
          const view = await show(message);
          if (view === END) stop();
          else if (view !== null) void push(view).catch(() => {}); // rejected when the socket has gone, which `stop` tells too
        } catch (problem) {
          stop(problem);
        }
      };
      const send = (message: Message) => {
        last = last.then(() => showNext(message));
      };
      this.emitter.on(key, send);
      onStart(send);
      await stop;
      this.emitter.off(key, send);
      onEnd();
    });
  }
}
