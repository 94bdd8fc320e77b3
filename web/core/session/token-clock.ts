import { readAccessToken } from './access-token.ts';

const CHECK_INTERVAL_MS = 60_000;
const REFRESH_AHEAD_MS = 5 * 60_000;
/** Too short for a call to arrive. */
const SHORTEST_USE_MS = 10_000;

interface TokenClockListener {
  onRefreshDue(): void;
  /** Timers stand still while a laptop sleeps. */
  onCheck(): void;
}

export class TokenClock {
  private serverAheadMs = 0;
  private refreshTimer: ReturnType<typeof setTimeout> | undefined;
  private checkTimer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly listener: TokenClockListener) {}

  setByNewToken(accessToken: string): void {
    const claims = readAccessToken(accessToken);
    if (claims) this.serverAheadMs = claims.iat * 1000 - Date.now();
  }

  isValid(accessToken: string): boolean {
    return this.remainingMs(accessToken) > 0;
  }

  isValidForCall(accessToken: string): boolean {
    return this.remainingMs(accessToken) >= SHORTEST_USE_MS;
  }

  isRefreshDue(accessToken: string): boolean {
    return this.remainingMs(accessToken) <= REFRESH_AHEAD_MS;
  }

  startChecks(): void {
    this.checkTimer ??= setInterval(() => this.listener.onCheck(), CHECK_INTERVAL_MS);
  }

  scheduleRefresh(accessToken: string, shortestWaitMs = 0): void {
    clearTimeout(this.refreshTimer);
    const waitMs = Math.max(this.remainingMs(accessToken) - REFRESH_AHEAD_MS, shortestWaitMs);
    this.refreshTimer = setTimeout(() => this.listener.onRefreshDue(), waitMs);
  }

  /** Not again within the minute, even if the server gave the token less than five. */
  scheduleNextRefresh(accessToken: string): void {
    this.scheduleRefresh(accessToken, CHECK_INTERVAL_MS);
  }

  stop(): void {
    clearTimeout(this.refreshTimer);
    clearInterval(this.checkTimer);
    this.checkTimer = undefined;
  }

  private remainingMs(accessToken: string): number {
    const claims = readAccessToken(accessToken);
    return claims ? claims.exp * 1000 - Date.now() - this.serverAheadMs : 0;
  }
}
