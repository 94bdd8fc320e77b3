import Stripe from 'stripe';
import { ProviderAway } from '../billing/payment-provider.ts';

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

export async function ifKnown<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (problem) {
    if (problem instanceof Stripe.errors.StripeInvalidRequestError && problem.code === 'resource_missing') return null;
    throw problem;
  }
}
