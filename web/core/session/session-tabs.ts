import type { StoredSession } from './session-storage.ts';

/** A session that is not remembered would be known to its own tab alone. */
export type TabMessage =
  | { kind: 'kept'; kept: StoredSession }
  | { kind: 'ended'; sessionId: string }
  | { kind: 'looking' };

/** A browser without channels has none. */
export class SessionTabs {
  private channel: BroadcastChannel | null = null;

  open(onMessage: (message: TabMessage) => void): void {
    if (typeof BroadcastChannel !== 'function') return;
    this.channel = new BroadcastChannel('kindlist_session');
    this.channel.onmessage = ({ data }: MessageEvent<TabMessage>) => onMessage(data);
  }

  post(message: TabMessage): void {
    this.channel?.postMessage(message);
  }

  close(): void {
    this.channel?.close();
  }
}
