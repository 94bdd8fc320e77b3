import { registerEnumType } from 'type-graphql';
import { FIELD_SOURCES, type FieldSource } from './extraction/found.ts';

/** For GraphQL; the names are those of the extraction. */
export const FieldSourceEnum = Object.fromEntries(FIELD_SOURCES.map((source) => [source, source])) as Record<
  FieldSource,
  FieldSource
>;

registerEnumType(FieldSourceEnum, {
  name: 'FieldSource',
  description: 'Where on a page a field was read.',
  valuesConfig: {
    JSON_LD: { description: 'Structured data for search engines.' },
    MICRODATA: { description: 'Marks on what people see.' },
    RDFA: { description: 'Marks on what people see.' },
    META_TAGS: { description: 'What the page says of itself for other sites.' },
    EMBEDDED_STATE: { description: 'What the page’s own scripts work with.' },
    VISIBLE_TEXT: { description: 'What people see on the page.' },
    METASCRAPER: { description: 'What is common to pages of all kinds.' },
    PAGE_ADDRESS: { description: 'A guess from the country of the shop.' },
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
  description: 'What of an item may be found changed on its page.',
  valuesConfig: {
    CURRENCY: { description: 'Item.currency.' },
    DESCRIPTION: { description: 'Item.description.' },
    IMAGE: { description: 'Item.imageUrl.' },
    PRICE: { description: 'Item.price.' },
    TITLE: { description: 'Item.title.' },
  },
});
