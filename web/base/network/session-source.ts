export interface SessionSource {
  getState(): { status: 'restoring' | 'signedOut' | 'signedIn'; account: { id: string } | null };
  subscribe(listener: () => void): () => void;
  /** Whether or not it is still valid. */
  getAccessToken(): string | null;
  /** Valid for long enough to arrive: renewed first where needed. */
  freshToken(): Promise<string | null>;
  recover(refusedToken: string | null): Promise<boolean>;
}
