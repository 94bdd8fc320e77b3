import { attemptsAllowed } from '../../../../base/rate-limits/limits.ts';
import { done, envelope, envelopeOf } from '../../envelope.ts';
import { pathIds, type RestApp } from '../../route.ts';
import { ownAddressObject, presentOwnAddress, shownAddressObject } from './delivery-address.presenter.ts';
import { deliveryAddressChanges, giver } from './delivery-address.reader.ts';

const tag = 'Lists';
const url = '/lists/:id/delivery-address';
const params = pathIds('id');
const answer = envelopeOf(ownAddressObject.nullable());

export async function deliveryAddressesRoutes(app: RestApp) {
  app.get(
    url,
    {
      config: { action: 'deliveryAddress' },
      schema: {
        tag,
        summary: 'The address to which gifts of a list can be sent',
        description: 'For its owner; null where there is none. Not for API keys.',
        params,
        response: { 200: answer },
      },
    },
    async ({ requestContext: { services, viewer }, params: { id } }) =>
      envelope(presentOwnAddress(await services.deliveryAddresses.addressOf(viewer, id))),
  );

  app.route({
    method: ['PUT', 'PATCH'],
    url,
    config: { action: 'setDeliveryAddress' },
    schema: {
      tag,
      summary: 'Say where gifts of a list can be sent',
      description:
        'For its owner, not on a shopping list. Everybody who reserves or buys something of the list can see it. Not for API keys.',
      params,
      body: deliveryAddressChanges,
      response: { 200: answer },
    },
    handler: async ({ requestContext: { services, viewer }, params: { id }, body: { address } }) => {
      const { deliveryAddresses } = services;
      const own = await (address === undefined
        ? deliveryAddresses.addressOf(viewer, id)
        : deliveryAddresses.setAddress(viewer, id, address));
      return envelope(presentOwnAddress(own), 'Delivery address saved');
    },
  });

  app.delete(
    url,
    {
      config: { action: 'setDeliveryAddress' },
      schema: {
        tag,
        summary: 'Take the delivery address of a list away',
        description: 'For its owner. Not for API keys.',
        params,
        response: { 200: done },
      },
    },
    async ({ requestContext: { services, viewer }, params: { id } }) => {
      await services.deliveryAddresses.setAddress(viewer, id, null);
      return envelope(null, 'Delivery address removed');
    },
  );

  app.post(
    '/purchases/:purchaseId/delivery-address',
    {
      config: { action: 'showDeliveryAddress' },
      schema: {
        tag: 'Purchases',
        summary: 'See where a gift can be sent',
        description: `For somebody who reserved or bought it, signed in or with \`guest_key\`; it is counted for the owner. Refused with 404 where it is not yours, is taken back, or there is no address. At most ${attemptsAllowed('deliveryAddress')} an hour from a network. Not for API keys.`,
        params: pathIds('purchaseId'),
        body: giver,
        response: { 200: envelopeOf(shownAddressObject) },
      },
    },
    async ({ requestContext: { services, linkViewer }, params: { purchaseId }, body: { guestKey } }) =>
      envelope(await services.deliveryAddresses.show(linkViewer, { purchaseId, guestKey })),
  );
}
