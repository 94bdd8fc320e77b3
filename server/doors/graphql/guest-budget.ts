import { HeaderMap } from '@apollo/server';
import { GraphQLError, type OperationDefinitionNode } from 'graphql';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type { ErrorCode } from '../../base/errors/error-codes.rules.ts';
import { costOf, HIGHEST_COST } from './query-cost.ts';

/** Families, offices and schools share an address: hundreds of them can open a long list in the same minute. */
const GUEST_COST_PER_MINUTE = 250 * HIGHEST_COST;

/** The dearest documents take about a microsecond of the server for each of their characters. */
const COST_OF_CHARACTER = 1;

const RATE_LIMITED: ErrorCode = 'RATE_LIMITED';

/** Each process counts for itself, in memory: a count in the database would cost more than most queries. */
export class GuestBudget {
  private readonly spent: RateLimiterMemory | null;

  /** Null for measuring how much the server can take. */
  constructor(private readonly limit: number | null = GUEST_COST_PER_MINUTE) {
    this.spent = limit === null ? null : new RateLimiterMemory({ points: limit, duration: 60 });
  }

  async refusalOf(
    address: string,
    operation: OperationDefinitionNode | null | undefined,
  ): Promise<GraphQLError | null> {
    return this.spend(address, operation ? costOf(operation) : 0, 'without signing in your network');
  }

  /** For reading and checking a text, whatever comes of it. People who have signed in are counted by their ids. */
  async refusalToRead(asker: string, text: string): Promise<GraphQLError | null> {
    return this.spend(asker, text.length * COST_OF_CHARACTER, 'one account or network');
  }

  private async spend(asker: string, cost: number, whose: string): Promise<GraphQLError | null> {
    if (!this.spent || cost === 0) return null;
    try {
      await this.spent.consume(asker, cost);
      return null;
    } catch (refusal) {
      if (refusal instanceof Error) throw refusal;
      return this.tooMuch(cost, whose, Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1000));
    }
  }

  private tooMuch(cost: number, whose: string, retryAfterSeconds: number): GraphQLError {
    const { limit } = this;
    const message = `This query costs ${cost.toLocaleString('en')}, and ${whose} can ask for ${limit?.toLocaleString('en')} a minute. Try again in ${retryAfterSeconds} seconds.`;
    const http = { status: 429, headers: new HeaderMap([['retry-after', `${retryAfterSeconds}`]]) };
    return new GraphQLError(message, { extensions: { code: RATE_LIMITED, cost, limit, retryAfterSeconds, http } });
  }
}
