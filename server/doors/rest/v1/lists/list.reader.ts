import { z } from 'zod';
import { listType, privacy, purchaseVisibility } from '../../../../core/access/list-access.rules.ts';
import { accentColor, listChanges as rule } from '../../../../lists/lists/list.rules.ts';
import { flag, numberOrText, oneOf, text, under } from '../../request-body.reader.ts';
import { checkedBy } from '../../unread-problems.ts';
import { NAMED } from './item.reader.ts';

const sent = z.object({
  name: under(rule.shape.name, text, 'Or `title`, which is the same.'),
  title: under(rule.shape.name, text, 'The same as `name`.'),
  description: under(rule.shape.description, text, 'A text for guests, shown below the name.'),
  list_type: oneOf(listType.options).nullish().meta({ description: 'The purpose of the list.' }),
  privacy: oneOf(privacy.options)
    .nullish()
    .meta({ description: 'Whether the share link opens the list for everybody.' }),
  purchase_visibility: oneOf(purchaseVisibility.options)
    .nullish()
    .meta({ description: 'How much of the purchases the owner may see. A shopping list cannot be a surprise.' }),
  hold_days: under(rule.shape.holdDays, numberOrText, '7 for a new list: for how many days a gift is reserved.'),
  is_name_enough: flag.meta({
    description: 'Whether guests who buy may give a name alone. False for a new list: they give an email address.',
  }),
  person_id: text.meta({
    description:
      'For whom the list is: the `id` of one of the people without an account whom you look after (GraphQL `persons`). Null: for you. Their list cannot be a surprise.',
  }),
  event_type: under(rule.shape.eventType, text, 'Needed, with the date, by a registry.'),
  event_date: checkedBy(
    rule.shape.eventDate,
    text.meta({
      description: 'A day, as in 2027-05-31. Of a date-time the day counts. Anything else is refused with 400.',
    }),
  ),
  time_zone: text.meta({
    description:
      'The time zone of the event: an IANA name, as in Europe/Berlin. If the server does not know the name, it keeps another: the answer says which.',
  }),
});

/** An unknown type of a new list counts as none. */
const typeOrNone = z
  .unknown()
  .pipe(sent.shape.list_type.catch(undefined))
  .optional()
  .meta({ description: 'wishlist, registry or shopping. Anything else gives a wishlist.' });

export const newList = sent
  .extend({ list_type: typeOrNone })
  .transform(inOurWords)
  .transform((list) => ({ ...list, name: list.name ?? '' }))
  .meta(NAMED);

export const listChanges = sent.transform(inOurWords);

/** An absent field stays, null takes it away. */
export const brandingChanges = z
  .object({ accent_color: oneOf(accentColor.options).nullish(), banner_url: text })
  .transform(({ accent_color: color, banner_url: banner }) => ({ accentColor: color, banner }));

/** Some clients say `title`, others `name`; null clears texts and dates, and leaves everything else as it is. */
function inOurWords({ name, title, ...list }: z.output<typeof sent>) {
  return {
    name: name ?? title ?? undefined,
    description: list.description,
    listType: list.list_type ?? undefined,
    privacy: list.privacy ?? undefined,
    purchaseVisibility: list.purchase_visibility ?? undefined,
    holdDays: list.hold_days ?? undefined,
    isNameEnough: list.is_name_enough ?? undefined,
    personId: list.person_id,
    eventType: list.event_type,
    eventDate: list.event_date,
    timeZone: list.time_zone,
  };
}
