import Stripe from 'stripe';
import { ProviderAway } from '../billing/payment-provider.ts';

/** Tells that Stripe is away from what it refuses. */
export async function asking<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (problem) {
    const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors;
    const isAway = [StripeConnectionError, StripeAPIError, StripeRateLimitError].some(
      (kind) => problem instanceof kind,
    );
    throw isAway ? new ProviderAway('Stripe is away', { cause: problem }) : problem;
  }
}

/** Gives Stripe's answer; null for an object that it does not know, or no longer. */
export async function ifKnown<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (problem) {
    if (problem instanceof Stripe.errors.StripeInvalidRequestError && problem.code === 'resource_missing') return null;
    throw problem;
  }
}
