/** The network's view of the session: its owner, and a token. */
export interface SessionSource {
  getState(): { status: 'restoring' | 'signedOut' | 'signedIn'; account: { id: string } | null };
  subscribe(listener: () => void): () => void;
  /** The token as it is, whether or not it is still valid. */
  getAccessToken(): string | null;
  /** A token that is valid for long enough to arrive. It is renewed first where needed. */
  freshToken(): Promise<string | null>;
  /** After a call was refused: whether to send it again. */
  recover(refusedToken: string | null): Promise<boolean>;
}
