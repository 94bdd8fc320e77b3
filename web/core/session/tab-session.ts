import { clearStoredSession, readStoredSession, type StoredSession, storeSession } from './session-storage.ts';

export class TabSession {
  private session: StoredSession | null = null;
  /** No room, or a browser that keeps nothing: the session lasts as long as its page. */
  private isOnlyHere = false;

  get current(): StoredSession | null {
    return this.session;
  }

  get isHiddenFromOtherTabs(): boolean {
    return this.isOnlyHere || this.session?.isRemembered === false;
  }

  restore(): StoredSession | null {
    this.session = readStoredSession();
    return this.session;
  }

  stored(): StoredSession | null {
    return readStoredSession() ?? (this.isOnlyHere ? this.session : null);
  }

  set(session: StoredSession): void {
    this.isOnlyHere = !storeSession(session);
    this.session = session;
  }

  /** The storage has a remembered one already, perhaps a newer one. */
  setFromOtherTab(session: StoredSession): void {
    if (!session.isRemembered) this.isOnlyHere = !storeSession(session);
    else this.isOnlyHere = !readStoredSession(); // there was no room for it
    this.session = session;
  }

  setStored(session: StoredSession): void {
    this.session = session;
  }

  clear(): void {
    clearStoredSession();
    this.clearHere();
  }

  clearHere(): void {
    this.session = null;
    this.isOnlyHere = false;
  }
}
