type Thing = Record<string, unknown> & { items?: { data: Thing[] }; parent?: Thing | null; lines?: { data: Thing[] } };

/**
 * An event as Stripe sends it to accounts of an older version: the period stands on the subscription, an invoice names its
 * subscription itself, and its lines say whether they are prorated.
 */
export function olderEvent<Event extends { type: string; data: { object: object } }>(event: Event): Event {
  const told = { ...structuredClone(event), api_version: '2022-11-15' };
  const object = told.data.object as Thing;
  if (event.type.startsWith('customer.subscription')) {
    const [first] = object.items?.data ?? [];
    object.current_period_start = first?.current_period_start;
    object.current_period_end = first?.current_period_end;
    for (const item of object.items?.data ?? []) {
      delete item.current_period_start;
      delete item.current_period_end;
    }
  }
  if (event.type.startsWith('invoice')) {
    const details = object.parent?.subscription_details as { subscription?: string } | undefined;
    object.subscription = details?.subscription ?? null;
    delete object.parent;
    for (const line of object.lines?.data ?? []) {
      const item = (line.parent as Thing | null)?.subscription_item_details as { proration?: boolean } | undefined;
      line.proration = item?.proration ?? false;
      delete line.parent;
    }
  }
  return told;
}
