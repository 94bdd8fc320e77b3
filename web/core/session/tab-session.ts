import { clearStoredSession, readStoredSession, type StoredSession, storeSession } from './session-storage.ts';

/** The session as this tab knows it, and as the storage has it, which all tabs share. */
export class TabSession {
  private session: StoredSession | null = null;
  /** The browser had no room for it, or keeps nothing at all: the session lasts as long as its page. */
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

  /** Reads the storage, which all tabs go by; this tab's own knowledge where nothing can be stored. */
  stored(): StoredSession | null {
    return readStoredSession() ?? (this.isOnlyHere ? this.session : null);
  }

  set(session: StoredSession): void {
    this.isOnlyHere = !storeSession(session);
    this.session = session;
  }

  /** For a session that another tab has told of. The storage has a remembered one already, perhaps a newer one. */
  setFromOtherTab(session: StoredSession): void {
    if (!session.isRemembered) this.isOnlyHere = !storeSession(session);
    else this.isOnlyHere = !readStoredSession(); // there was no room for it
    this.session = session;
  }

  /** For a session that was read from the storage. */
  setStored(session: StoredSession): void {
    this.session = session;
  }

  clear(): void {
    clearStoredSession();
    this.clearHere();
  }

  /** Clears it in this tab alone. */
  clearHere(): void {
    this.session = null;
    this.isOnlyHere = false;
  }
}
