import { registerEnumType } from 'type-graphql';
import { FIELD_SOURCES, type FieldSource, STAND_INS, type StandIn } from './extraction/found.ts';

/** For GraphQL; the names are those of the extraction. */
export const FieldSourceEnum = Object.fromEntries(FIELD_SOURCES.map((source) => [source, source])) as Record<
  FieldSource,
  FieldSource
>;

registerEnumType(FieldSourceEnum, {
  name: 'FieldSource',
  description: 'A part of a page that a field was read from.',
  valuesConfig: {
    SHOP_RULE: { description: 'A place where this shop, or its theme, is known to have it.' },
    JSON_LD: { description: 'Structured data for search engines.' },
    MICRODATA: { description: 'Marks on what people see.' },
    RDFA: { description: 'Marks on what people see.' },
    META_TAGS: { description: 'Tags for other sites, such as Open Graph.' },
    EMBEDDED_STATE: { description: 'Data for the scripts of the page itself.' },
    VISIBLE_TEXT: { description: 'Text that people see on the page.' },
    METASCRAPER: { description: 'Marks that pages of all kinds have in common.' },
    PAGE_ADDRESS: { description: 'The words or the country of the address.' },
  },
});

export const StandInEnum = Object.fromEntries(STAND_INS.map((kind) => [kind, kind])) as Record<StandIn, StandIn>;

registerEnumType(StandInEnum, {
  name: 'StandIn',
  description: 'A page that stands at an address in place of the one that was asked for.',
  valuesConfig: {
    CONSENT: { description: 'A question about cookies or privacy.' },
    SIGN_IN: { description: 'A page to sign in.' },
    NOT_FOUND: { description: 'A page that says that there is none.' },
    QUEUE: { description: 'A waiting room.' },
    AGE: { description: 'A question about the visitor’s age.' },
    COUNTRY: { description: 'A choice of country, region or language.' },
    MAINTENANCE: { description: 'A site that is closed for now.' },
  },
});

export const CheckedField = {
  TITLE: 'TITLE',
  DESCRIPTION: 'DESCRIPTION',
  IMAGE: 'IMAGE',
  PRICE: 'PRICE',
  CURRENCY: 'CURRENCY',
} as const;
export type CheckedField = keyof typeof CheckedField;

registerEnumType(CheckedField, {
  name: 'CheckedField',
  description: 'A field of an item that may be found changed on its page.',
  valuesConfig: {
    CURRENCY: { description: 'Item.currency.' },
    DESCRIPTION: { description: 'Item.description.' },
    IMAGE: { description: 'Item.imageUrl.' },
    PRICE: { description: 'Item.price.' },
    TITLE: { description: 'Item.title.' },
  },
});
