import { t } from '@lingui/core/macro';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { type Html, payLayout } from './pay-layout.ts';
import { authenticationPage, checkoutPage, closedPage, PAY_ACTIONS, planChangePage, portalPage } from './pay-pages.ts';
import { isTestCard } from './test-cards.ts';
import { cardDeclined, type TestPages } from './test-pages.ts';
import type { TestPaymentProvider } from './test-payment-provider.ts';

interface Options {
  provider: TestPaymentProvider;
  pages: TestPages;
  site: () => { siteName: string; siteUrl: string };
}

interface OfPage {
  Params: { id: string };
}

const form = z.object({
  action: z.enum(PAY_ACTIONS),
  card: z.string().max(20).refine(isTestCard).optional().catch(undefined),
  invoice: z.string().max(60).optional(),
  address: z.string().max(500).optional(),
});

export async function testPaymentsRoutes(app: FastifyInstance, { provider, pages, site }: Options) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 10_000 },
    (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(`${body}`))),
  );
  const show = (reply: FastifyReply, title: string, body: Html, status = 200) =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .send(payLayout({ title, siteName: site().siteName, body }));
  const showClosed = (reply: FastifyReply) =>
    show(reply, t({ message: 'Closed', context: 'a page' }), closedPage(`${site().siteUrl}/subscription`), 404);

  async function showPage(reply: FastifyReply, id: string, problem: string | null = null) {
    const found = await pages.find(id);
    if (!found) return showClosed(reply);
    const { page, customer } = found;
    const { kind, offer } = page.purpose;
    if (kind === 'PORTAL') return show(reply, t`Billing`, portalPage(page, customer, problem));
    if (!offer) return showClosed(reply);
    if (kind === 'CHECKOUT') return show(reply, t`Checkout`, checkoutPage(page, offer, problem), problem ? 402 : 200);
    return show(reply, t`Change plan`, planChangePage(page, offer, customer, provider.nowOf(customer)));
  }

  app.get<OfPage>('/pay/:id', (request, reply) => showPage(reply, request.params.id));

  app.post<OfPage>('/pay/:id', async (request, reply) => {
    const { id } = request.params;
    const asked = form.safeParse(request.body).data;
    const found = await pages.find(id);
    if (!found || !asked) return showClosed(reply);
    const { action, card } = asked;
    const { offer } = found.page.purpose;
    switch (action) {
      case 'pay':
      case 'confirm': {
        const outcome = card && offer ? await pages.pay(found.page, card, action === 'confirm') : 'closed';
        if (outcome === 'closed') return showClosed(reply);
        if (outcome === 'declined') return showPage(reply, id, cardDeclined());
        if (outcome === 'authentication' && card && offer) {
          return show(reply, t`Confirm`, authenticationPage(offer, card));
        }
        return reply.redirect(found.page.purpose.successUrl, 303);
      }
      case 'refuse':
        return showPage(reply, id, t`The payment was not confirmed. Nothing was charged.`);
      case 'change-plan':
        if (!(await pages.changePlan(found.page))) return showClosed(reply);
        return reply.redirect(found.page.purpose.successUrl, 303);
      default: {
        const problem = await pages.change(found.page, asked);
        return problem ? showPage(reply, id, problem) : reply.redirect(`/pay/${id}`, 303);
      }
    }
  });
}
