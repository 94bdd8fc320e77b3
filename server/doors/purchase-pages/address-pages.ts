import { t } from '@lingui/core/macro';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NotFound } from '../../base/errors/errors.ts';
import { displayText } from '../../base/text/display-text.rules.ts';
import type { DeliveryAddressesService } from '../../lists/delivery-addresses/delivery-addresses.service.ts';
import { BOUGHT_COOKIE, receiptIn } from '../http/receipt-cookies.ts';
import { readReceiptLink } from '../public-pages/receipt-links.ts';
import type { OutcomePage } from './purchase-page.ts';

export interface AddressPage {
  kind: 'address';
  shareToken: string;
  address: string;
}

interface OfList {
  Params: { shareToken: string };
}

interface Drawing {
  deliveryAddresses(request: FastifyRequest): DeliveryAddressesService;
  show(
    request: FastifyRequest,
    reply: FastifyReply,
    outcome: Pick<OutcomePage, 'title' | 'text'>,
    status?: number,
  ): Promise<FastifyReply>;
  draw(reply: FastifyReply, page: AddressPage, status?: number): Promise<FastifyReply>;
}

/** The address to which a gift can be sent, for who has just taken it without scripts. Each showing is counted, so that a form asks for it. */
export function addressPages(app: FastifyInstance, { deliveryAddresses, show, draw }: Drawing): void {
  app.post<OfList>('/shared/:shareToken/address', async (request, reply) => {
    const { shareToken } = request.params;
    const receipt = readReceiptLink(receiptIn(request, BOUGHT_COOKIE));
    try {
      if (!receipt) throw new NotFound('Resource');
      const { address } = await deliveryAddresses(request).showToHolder({ shareToken, ...receipt });
      return draw(reply, { kind: 'address', shareToken, address: displayText(address) });
    } catch (problem) {
      if (!(problem instanceof NotFound)) throw problem;
      return show(
        request,
        reply,
        { title: t`Delivery address`, text: t`It’s only shown to people who give something from this list.` },
        problem.status,
      );
    }
  });
}
